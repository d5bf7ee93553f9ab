import type { ReactNode } from 'react';
import { durationText, perPlan, plansWith } from '@/domain/format';
import { countOf } from '@/lib/number-words';
import { contacts } from '@/site/contacts';
import { facts, terms } from '@/site/facts';
import { contactAbout } from '@/site/paths';
import { whereDataIs } from '@/site/plans';
import { certificates, notYet, subprocessors } from '@/site/trust';
import { Section } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';

const { encryption } = facts;

const answers: readonly (false | { readonly question: string; readonly answer: ReactNode })[] = [
  {
    question: 'Is our data encrypted?',
    answer: `Yes, on every plan, with ${encryption.inTransit} in transit and ${encryption.atRest} at rest. On ${plansWith('ownKey')}, you can bring your own key.`,
  },
  {
    question: 'Who can access it?',
    answer: facts.access,
  },
  {
    question: 'Where is it stored, and for how long?',
    answer: `${whereDataIs} Kept for ${perPlan('retention')}. ${terms.afterEnd}`,
  },
  {
    question: 'Do you back it up?',
    answer: 'Yes, all that we keep for you. We test the restore every month.',
  },
  { question: 'Do you train models on it?', answer: 'Never for anyone else.' },
  subprocessors.length > 0 && {
    question: 'Who are your subprocessors?',
    answer: (
      <>
        {`We use ${countOf(subprocessors.length, 'subprocessor')} and tell you ${durationText(facts.noticeOfTermsChange)} before that changes. `}
        <a href="#subprocessors" className={textLinkClass}>
          See the list
        </a>
      </>
    ),
  },
  {
    question: 'What if there’s an incident?',
    answer: (
      <>
        {`You hear from us within ${durationText(facts.incidentNotice)} and get a written report. To report one: `}
        <a href={`mailto:${contacts.email.security}`} translate="no" className={textLinkClass}>
          {contacts.email.security}
        </a>
      </>
    ),
  },
  {
    question: `What if uptime falls below ${facts.uptimePercent}%?`,
    answer: `You get a credit without asking: ${facts.uptimeCredits}.`,
  },
  {
    question: 'Do you comply with the GDPR?',
    answer: (
      <>
        {'Yes. A data-processing agreement (DPA) comes with every plan. '}
        <TextLink to={contactAbout('Please send us your data-processing agreement (DPA).')}>
          Ask for the DPA
        </TextLink>
      </>
    ),
  },
  (certificates.length > 0 || notYet !== '') && {
    question: 'Which certifications do you hold?',
    answer: [...certificates.map(({ name, text }) => `${name}: ${text}.`), notYet].join(' '),
  },
];

/** The questions of a security questionnaire, each with a short answer. */
export function Questionnaire() {
  return (
    <Section id="questionnaire" title="Your security questionnaire, answered">
      <dl className="grid gap-x-12 border-t-2 border-fg md:grid-cols-2 lg:gap-x-20">
        {answers
          .filter((entry) => entry !== false)
          .map(({ question, answer }) => (
            <div key={question} className="border-b border-border py-4 sm:py-6">
              <dt className="font-semibold sm:text-lg">{question}</dt>
              <dd className="mt-1 sm:mt-2 text-pretty text-fg-muted">{answer}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}
