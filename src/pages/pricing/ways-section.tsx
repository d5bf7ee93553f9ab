import { firstCharge, freeTest } from '@/domain/contract';
import { durationText, planPrice, plansWith, selfServePrice, timeText } from '@/domain/format';
import { cheapestPlan, freePlan } from '@/domain/plans';
import { withCommas } from '@/lib/numbers';
import { facts, liveStage, upkeep } from '@/site/facts';
import { paths } from '@/site/paths';
import { selfServePlans } from '@/site/plans';
import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const priced = selfServePlans.filter(({ monthly }) => monthly !== 'custom');
const paid = priced.find((plan) => plan !== freePlan);

const onCall = plansWith('onCall');

/** What a buyer asks, and the answer of each way. */
const rows = [
  {
    term: 'Best if',
    managed: `You want it run for you and can spare ${timeText(upkeep.minutes)} a week`,
    selfServe: 'You like to build, and you have a few evenings',
  },
  {
    term: 'Live in',
    managed: `${liveStage.when}, with a private test first`,
    selfServe: `Your login arrives within ${durationText(facts.selfServeAccess)}. You set the pace`,
  },
  {
    term: 'Price',
    managed: `From ${planPrice(cheapestPlan)}. No setup fee`,
    selfServe: priced
      .map((plan) => (plan === freePlan ? 'Free with limits' : selfServePrice(plan)))
      .join(', or '),
  },
  {
    term: 'Why that price',
    managed: 'Setup follows a template for your trade, and conversations above the plan cost extra',
    selfServe:
      typeof paid?.conversations === 'number'
        ? `${withCommas(paid.conversations)} conversations a month, and you do the setup`
        : 'You do the setup',
  },
  {
    term: 'When you pay',
    managed: [firstCharge, freeTest].join(' '),
    selfServe: 'At the start of each month',
  },
  {
    term: 'When it breaks',
    managed: `We notice at any hour and fix it during support hours${onCall === null ? '' : `, or 24/7 on ${onCall}`}`,
    selfServe: 'You troubleshoot first. Stuck? Email us',
  },
  {
    term: 'If it isn’t for you',
    managed: `Cancel any time. You keep ${durationText(facts.exportAfterEnd)} to export everything`,
    selfServe: `${facts.selfServe.moneyBackDays}-day money-back guarantee`,
  },
] as const;

/** The managed plans and the self-serve app, compared. */
export function WaysSection() {
  if (selfServePlans.length === 0) return null;
  return (
    <Section
      id="managed-or-self-serve"
      layout="beside"
      title="Managed or self-serve?"
      aside={
        <p className="mt-4">
          <TextLink to={`${paths.help}#subscription`}>See the self-serve plans</TextLink>
        </p>
      }
    >
      <DataTable
        caption="Managed plans and the self-serve app, compared"
        columns={['What you ask', 'Managed plan', 'Self-serve app']}
        rows={rows.map(({ term, managed, selfServe }) => [term, managed, selfServe])}
      />
    </Section>
  );
}
