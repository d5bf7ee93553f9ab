import { DefinitionRows } from '@/ui/definition-rows';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const terms = [
  {
    term: 'What you get',
    text: 'The services named in your plan, run with care. We tell you two days ahead of planned work, and at once when something fails.',
  },
  {
    term: 'What is yours',
    text: 'What you put in and what comes out of it belongs to you. We use it to serve you, and not to train models for others.',
  },
  {
    term: 'What we ask',
    text: 'Keep your password to yourself. Do not use the services to deceive, harass or spy on people, or to break the law.',
  },
  {
    term: 'Paying and leaving',
    text: 'Managed plans are paid by the month and end with the month you cancel in. For 30 days after that you can take your data with you.',
  },
  {
    term: 'When AI is wrong',
    text: 'AI makes mistakes. Check an answer before you act on it where money, health or rights are at stake. We put right what we caused, up to what you paid in twelve months.',
  },
  {
    term: 'When this changes',
    text: (
      <>
        We write to you 30 days before, with the old and the new wording side by side. How we handle personal
        data is in the{' '}
        <TextLink to={paths.privacy} className="py-0.5">
          Privacy Policy
        </TextLink>
        .
      </>
    ),
  },
] as const;

export function TermsSection() {
  return (
    <Section id="terms" className="grid gap-10 *:min-w-0 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeader
          eyebrow="The small print, in normal size"
          title="Terms of Service"
          lead="Six points, meant to be read."
        />
        <p className="mt-4 text-sm text-fg-muted">
          This is a sample site: have a lawyer replace these terms before you sell anything. Questions:{' '}
          <a
            href={`mailto:${brand.email.hello}`}
            translate="no"
            className="rounded-sm text-accent-fg underline decoration-accent-fg/40 underline-offset-4 hover:decoration-current"
          >
            {brand.email.hello}
          </a>
        </p>
      </div>
      <DefinitionRows items={terms} />
    </Section>
  );
}
