import { durationText } from '@/domain/format';
import { capitalize, countOf } from '@/lib/number-words';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { contacts } from '@/site/contacts';
import { terms as contract, facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { LinkedDetails, PlusMark } from '@/ui/linked-details';
import { DefinitionRows } from '@/ui/lists';
import { TextLink, textLinkClass } from '@/ui/text-link';

const terms = [
  {
    term: 'What you get',
    text: 'The services in your plan or quote. We announce maintenance two days ahead.',
  },
  {
    term: 'What belongs to you',
    text: 'Your content and your results. We never use them to train models for others.',
  },
  {
    term: 'What we ask of you',
    text: 'Don’t use the services to deceive, harass, or spy on anyone.',
  },
  {
    term: 'Payment and cancellation',
    text: `Managed plans: you pay ${contract.billing}. ${contract.cancellation}`,
  },
  {
    term: 'When AI is wrong',
    text: 'AI makes mistakes. Have your team check its answers where money, health, or rights are at stake. Our liability is limited to what you paid in the last 12 months.',
  },
  {
    term: 'Changes to these terms',
    text: (
      <>
        We email you {durationText(facts.noticeOfTermsChange)} in advance, with the old and new text side by
        side. Personal data is covered by the <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
      </>
    ),
  },
] as const;

const TERMS_ID = 'terms';

/** One closed row, which its address opens. */
export function TermsSection() {
  const open = useOpenByHash([TERMS_ID]);
  return (
    <section id="terms-of-service" className="px-gutter pb-10">
      <LinkedDetails
        id={TERMS_ID}
        name="terms"
        {...open}
        className="mx-auto max-w-content border-y border-border"
      >
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 py-5">
          <h2 className="text-h4">Terms of Service</h2>
          <span className="text-fg-muted">{`${capitalize(countOf(terms.length, 'point'))}, in plain English.`}</span>
          <PlusMark className="ms-auto self-center" />
        </summary>
        <div className="grid gap-6 pb-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <TermsNotes />
          <DefinitionRows items={terms} />
        </div>
      </LinkedDetails>
    </section>
  );
}

/** The terms alone, for visitors who have not signed up. */
export function TermsOfService() {
  return (
    <>
      <TermsNotes />
      <DefinitionRows items={terms} />
    </>
  );
}

function TermsNotes() {
  return (
    <div className="mt-4 space-y-4 text-sm text-fg-muted">
      <p>
        Questions:{' '}
        <a href={`mailto:${contacts.email.hello}`} translate="no" className={textLinkClass}>
          {contacts.email.hello}
        </a>
      </p>
    </div>
  );
}
