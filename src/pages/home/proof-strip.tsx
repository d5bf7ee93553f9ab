import { durationText, plansWithRegion } from '@/domain/format';
import { FactStrip } from '@/pages/shared/fact-strip';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';

const [credit] = facts.uptimeCredits;

const proof = [
  {
    figure: `${credit.below}%`,
    text: `uptime, or ${credit.percent}% of the month’s price back`,
    to: `${paths.benefits.security}#questionnaire`,
  },
  {
    figure: `${facts.sentimentDemoAccuracy} of 100`,
    text: 'moods right, in texts it had never seen',
    to: paths.sentimentAnalysis,
  },
  {
    figure: facts.regions[0],
    text: `is where your data stays, unless you choose a region on ${plansWithRegion}`,
    to: paths.benefits.security,
  },
  {
    figure: durationText(facts.exportAfterEnd),
    text: 'to export everything if you leave',
    to: paths.terms,
  },
] as const;

/** What a buyer can check, each with the page that says more. */
export function ProofStrip() {
  return (
    <div className="px-gutter pt-8 pb-2 sm:pt-10">
      <FactStrip label="What we commit to" facts={proof} className="mx-auto max-w-content" />
    </div>
  );
}
