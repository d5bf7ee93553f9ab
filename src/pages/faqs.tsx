import { LuLanguages, LuMessagesSquare, LuShieldCheck } from 'react-icons/lu';
import { FaqSection } from '@/pages/shared/faq-section';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { Card, CardLink, IconTile } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';

const cards = [
  {
    icon: LuMessagesSquare,
    title: 'Answers from your own pages',
    text: 'Our chatbots answer from what you wrote and show the source. If they do not know, they take a message for your team.',
    to: paths.chatbot,
    about: 'Chatbot Integration',
  },
  {
    icon: LuLanguages,
    title: 'Replies in the customer’s language',
    text: 'Customers write in their own language and get the answer in it. Your team reads along in its own.',
    to: paths.translation,
    about: 'Language Translation',
  },
  {
    icon: LuShieldCheck,
    title: 'Your data is protected',
    text: 'Encrypted in transit and at rest, never used to train models for others, deleted at your request.',
    to: paths.benefits.security,
    about: 'Secure & Reliable',
  },
] as const;

export default function FaqsPage() {
  return (
    <>
      <PageHero
        name="FAQ"
        title="Frequently asked questions"
        lead="What individuals, small businesses and enterprises ask before they start: what we do, how long it takes and what happens to their data."
      />
      <section id="in-short" aria-labelledby="in-short-title" className="px-gutter pb-section">
        <h2 id="in-short-title" className="sr-only">
          In short
        </h2>
        <ul className="mx-auto grid max-w-content gap-4 md:grid-cols-3 lg:gap-6">
          {cards.map(({ icon, title, text, to, about }) => (
            <li key={title}>
              <Card className="h-full">
                <IconTile icon={icon} />
                <h3 className="mt-5 text-h4">{title}</h3>
                <p className="mt-2 mb-6 text-fg-muted">{text}</p>
                <CardLink to={to} about={about}>
                  Learn More
                </CardLink>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <FaqSection />
      <NextStep
        tone="accent"
        title="Didn’t find your question?"
        text={`Ask us in your own words. People reply ${supportHours.days}, ${supportHours.hours}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Ask your question"
      />
    </>
  );
}
