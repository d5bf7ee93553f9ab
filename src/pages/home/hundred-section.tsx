import { VerdictBar } from '@/features/tools';
import { firstRun } from '@/site/hundred-questions';
import { TOOL_HASH } from '@/site/navigation';
import { paths } from '@/site/paths';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

/** What the site's own assistant got right and wrong, with its worst answers word for word. */
export function HundredSection() {
  if (!firstRun) return null;
  const { date, counts, worst } = firstRun;
  return (
    <Section
      id="proof"
      title="We asked our own assistant 100 questions"
      lead={`A stranger wrote them. This is the first run, on ${date}. The pages have changed since.`}
      className="lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16"
    >
      <VerdictBar counts={counts} />
      {/* What it got wrong must not answer anyone. */}
      <div data-search="skip" className="col-span-full grid gap-4">
        <h3 className="text-h4 max-sm:hidden">What it got wrong</h3>
        <ul className="grid gap-x-10 gap-y-6 max-sm:hidden lg:grid-cols-3">
          {worst.map(({ question, said, right }) => (
            <li key={question} className="border-t border-border-strong/50 pt-4">
              <p className="font-medium">{`“${question}”`}</p>
              <p className="mt-2 text-fg-muted">{`It said: “${said}”`}</p>
              <p className="mt-2 text-sm text-fg-muted">{right}</p>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={`${paths.chatbot}#hundred`} className="py-1">
            Read every answer
          </TextLink>
          <TextLink to={`${paths.chatbot}${TOOL_HASH}`} className="py-1">
            Now try your page
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
