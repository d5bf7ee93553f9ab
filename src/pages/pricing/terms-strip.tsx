import { durationText } from '@/domain/format';
import { FactStrip } from '@/pages/shared/fact-strip';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';

const terms = [
  { figure: '$0', text: 'to set up, on every plan', to: `${paths.pricing}#compare` },
  { figure: 'One month', text: 'is the minimum term', to: paths.terms },
  {
    figure: durationText(facts.exportAfterEnd),
    text: 'to export everything after your plan ends',
    to: paths.terms,
  },
  {
    figure: `${facts.uptimeCredits[0].percent}%`,
    text: `of the month’s price back below ${facts.uptimeCredits[0].below}% uptime`,
    to: `${paths.benefits.security}#questionnaire`,
  },
] as const;

/** What every plan comes with. */
export function TermsStrip() {
  return (
    <FactStrip
      label="In every plan"
      facts={terms}
      className="mt-8 border-t border-border-strong/50 pt-5 lg:mt-12 lg:pt-8"
    />
  );
}
