import { FeatureArtifact } from '@/features/message';
import { FaqSection } from '@/pages/shared/faq-section';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { Card, CardLink, SwipeRow } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';

const cards = [
  {
    feature: 'chatbot',
    title: 'Answers from your own pages',
    text: 'Our chatbots answer from what you wrote and show the source. When they don’t know, they take a message for your team.',
    to: paths.chatbot,
    about: 'Chatbot Integration',
  },
  {
    feature: 'translation',
    title: 'Replies in the customer’s language',
    text: 'Customers write and read in their own language. Your team reads along in its own.',
    to: paths.translation,
    about: 'Language Translation',
  },
  {
    feature: 'data-privacy',
    title: 'Your data stays yours',
    text: 'Encrypted in transit and at rest, never used to train models for others, and deleted when you say so.',
    to: paths.benefits.security,
    about: 'Secure & Reliable',
  },
] as const;

export default function FaqsPage() {
  return (
    <>
      <PageHero
        layout="bar"
        name="FAQ"
        title="Frequently asked questions"
        lead="What individuals, small businesses, and enterprises ask before they start: what we do, how long it takes, and what happens to their data."
      />
      <section
        id="in-short"
        aria-labelledby="in-short-title"
        data-tone="plain"
        className="px-gutter pb-section"
      >
        <h2 id="in-short-title" className="sr-only">
          In short
        </h2>
        <div className="mx-auto max-w-content">
          <SwipeRow className="gap-4 sm:grid md:grid-cols-3 lg:gap-6">
            {cards.map(({ feature, title, text, to, about }) => (
              <li key={title} className="gap-0 max-sm:w-[86%] md:row-span-2 md:grid md:grid-rows-subgrid">
                <Card className="row-span-2 h-full grid-rows-subgrid overflow-hidden p-0! md:grid!">
                  <div className="flex flex-col justify-center border-b border-border bg-surface-2/60 p-5 lg:p-6">
                    <FeatureArtifact feature={feature} />
                  </div>
                  <div className="flex flex-1 flex-col p-5 lg:p-6">
                    <h3 className="text-h4">{title}</h3>
                    <p className="mt-2 mb-6 text-fg-muted">{text}</p>
                    <CardLink to={to} about={about}>
                      Learn More
                    </CardLink>
                  </div>
                </Card>
              </li>
            ))}
          </SwipeRow>
        </div>
      </section>
      <FaqSection />
      <NextStep
        tone="accent"
        title="Didn’t find your question?"
        text={`Ask us in your own words. Our team replies ${supportHours.days}, ${supportHours.hours}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Ask your question"
      />
    </>
  );
}
