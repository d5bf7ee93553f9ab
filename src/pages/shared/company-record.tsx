import type { ReactNode } from 'react';
import { cancellation, durationText, plansWith, uptimeCredits, whereDataIs } from '@/domain/format';
import { amountOf, listOf } from '@/lib/number-words';
import { brand } from '@/site/brand';
import { contacts } from '@/site/contacts';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { certificates, subprocessors } from '@/site/trust';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

interface Entry {
  readonly term: string;
  readonly text: ReactNode;
  readonly link: { readonly label: string; readonly to: string };
}

const { company, encryption, incidentNotice } = facts;

const entries: readonly Entry[] = [
  {
    term: 'Who you sign with',
    text: `${brand.legalName}, ${contacts.address.join(', ')}. ${amountOf(company.people, 'person', 'people')}, ${company.onCallEngineers} of them on call.`,
    link: { label: 'Where we are', to: paths.contact },
  },
  {
    term: 'Where your data is',
    text: (
      <>
        {`${whereDataIs} ${encryption.inTransit} on the way, `}
        <span className="whitespace-nowrap">{encryption.atRest}</span>
        {' at rest.'}
      </>
    ),
    link: { label: 'Security answers', to: `${paths.benefits.security}#questionnaire` },
  },
  {
    term: 'Who else can see it',
    text: (
      <>
        <span translate="no">{listOf(subprocessors.map(({ name }) => name))}</span>
        <span>{`. You hear of a change ${durationText(facts.noticeOfTermsChange)} ahead.`}</span>
      </>
    ),
    link: { label: 'What each one does', to: `${paths.benefits.security}#subprocessors` },
  },
  {
    term: 'If we’re down',
    text: `An engineer calls back within ${durationText(facts.outageCallback)} on ${plansWith('onCall')}. Credits: ${uptimeCredits}.`,
    link: { label: 'Uptime and credits', to: `${paths.benefits.security}#questionnaire` },
  },
  {
    term: 'If data leaks',
    text: `You hear from us within ${durationText(incidentNotice)}, and get a written report.`,
    link: { label: 'How we practice it', to: `${paths.benefits.security}#incident` },
  },
  {
    term: 'If you leave',
    text: cancellation,
    link: { label: 'Terms of Service', to: paths.terms },
  },
  {
    term: 'Certificates',
    text:
      certificates.length === 0
        ? 'None yet, so you won’t see a badge here. We answer your security questionnaire instead.'
        : certificates.map(({ name, text }) => `${name}: ${text}`).join('. '),
    link: { label: 'Send it to us', to: paths.contact },
  },
];

/** What a buyer checks before signing, each with the page that says it in full. */
export function CompanyRecord() {
  return (
    <Section
      id="record"
      tone="sunken"
      layout="beside"
      title="Check us before you sign"
      lead="Seven questions that every buyer should ask, and where each answer is written down."
    >
      <SampleFigure label={`${brand.legalName}, company record`} className="p-0!">
        <dl className="divide-y divide-border">
          {entries.map(({ term, text, link }) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:px-6"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="text-fg-muted">{text}</dd>
              <dd className="text-sm sm:col-start-2">
                <TextLink to={link.to} className="py-0.5">
                  {link.label}
                </TextLink>
              </dd>
            </div>
          ))}
        </dl>
      </SampleFigure>
    </Section>
  );
}
