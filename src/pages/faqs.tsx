import { perPlan } from '@/domain/format';
import { isPublicSite } from '@/lib/env';
import { capitalize } from '@/lib/number-words';
import { FaqSection } from '@/pages/shared/faq-section';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { buyerQuestions } from '@/site/questions/faq';
import { Card, CardLink } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const cards = [
  {
    title: 'Answers from your own pages',
    text: 'Each names its source.',
    to: paths.chatbot,
    about: 'Chatbot Integration',
  },
  {
    title: `Replies in up to ${facts.languages.supported} languages`,
    text: capitalize(`${perPlan('languages')}.`),
    to: paths.translation,
    about: 'Language Translation',
  },
  {
    title: 'Your data stays yours',
    text: 'Never used to train models for others.',
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
        headline="What buyers ask before they start"
        lead="Price, setup, your data, and what happens after hours."
      />
      {/* A public page is prerendered without its hash: an answer that closes for the linked one would shift it. */}
      <FaqSection opensFirst={!isPublicSite} linksToMore={false} />
      <Section id="before-you-buy" layout="beside" tone="sunken" title="Before you buy">
        <div className="divide-y divide-border-strong/50 border-y border-border-strong/50">
          {buyerQuestions.map(({ id, question, answer, link }) => (
            <div key={id} id={id} className="scroll-mt-24 py-5">
              <h3 className="text-lg font-semibold">{question}</h3>
              <p className="mt-2 max-w-measure text-fg-muted">
                {answer} {link && <TextLink to={link.to}>{link.label}</TextLink>}
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="in-short" label="In short">
        <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
          {cards.map(({ title, text, to, about }) => (
            <li key={title}>
              <Card className="h-full">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 mb-6 text-fg-muted">{text}</p>
                <CardLink to={to} about={about}>
                  Learn More
                </CardLink>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <NextStep scene="help" />
    </>
  );
}
