import { AnalyticsIllustration } from '@/ui/illustrations/analytics';
import { Section } from '@/ui/section';

const questions = [
  {
    ask: 'What did people ask that we have no page for?',
    answer: 'Eleven subjects. “Moving house with a solar panel” alone came up 23 times.',
  },
  {
    ask: 'Which page sends people to the phone?',
    answer: 'Tariffs, paragraph four. After reading it, one visitor in six calls.',
  },
  {
    ask: 'Are we quicker than in spring?',
    answer: 'Yes for chat, by 40 seconds. No for e-mail: it is slower on Mondays.',
  },
] as const;

export function QuestionsSection() {
  return (
    <Section
      id="questions"
      title="Ask it like a colleague"
      lead="Made for team leads who have ten minutes before a meeting. Type a sentence; the reply is a figure and a list of the conversations it was counted from."
    >
      <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
        <dl className="grid gap-8">
          {questions.map(({ ask, answer }) => (
            <div key={ask}>
              <dt className="text-h4 font-medium text-balance">{ask}</dt>
              <dd className="mt-2 max-w-measure border-s-2 border-mint ps-4 text-fg-muted">{answer}</dd>
            </div>
          ))}
        </dl>
        <AnalyticsIllustration className="mx-auto max-w-xl" />
      </div>
    </Section>
  );
}
