import { countOf, inWords, listOf } from '@/lib/number-words';
import { facts, liveStage, risk } from '@/site/facts';
import { plans } from '@/site/plans';
import { durationText, limitText, titlesOf } from './format';
import { money } from './money';
import { cheapestPlan, isCompared, isMonthly, monthlyPlans } from './plans';
import { firstYearWithOffer, monthsInAYear } from './prices';

const hasYears = plans.some(({ yearly }) => yearly);

/** How managed plans can be paid. */
export const billing = hasYears ? 'by the month or by the year' : 'by the month';

/** When the first charge of a managed plan comes. */
export const firstCharge = risk.billsFromLiveDay
  ? `Billing starts on the day it goes live for everyone (${liveStage.when.toLowerCase()}), not at the kickoff.`
  : 'Billing starts at the kickoff.';

/** What the private test costs a customer whom it doesn't convince. Empty if that isn't promised. */
export const freeTest = risk.testIsFree ? 'If the private test doesn’t convince you, you pay nothing.' : '';

const { questions, within } = facts.testAnswers;

/** The one request of the site, where no plan is chosen yet, and what it gets. */
export const testRequest = {
  title: `Send us your help page and ${countOf(questions, 'question')}`,
  promise: `Get ${inWords(questions)} answers with their sources within ${countOf(...within)}.`,
  action: 'Test my help page',
} as const;

const exportTime = durationText(facts.exportAfterEnd);

/** What happens to the data of a customer who has left. */
export const afterEnd = `After your plan ends, you have ${exportTime} to export everything before we delete it.`;

/** What happens when a customer cancels. */
export const cancellation = `Cancel any time. Your plan runs to the end of its ${hasYears ? 'month or year' : 'month'}; the rest isn’t refunded. Then you have ${exportTime} to export everything before we delete it.`;

/** What a year costs that is paid at once. Empty without such a price. */
export const annualPrice =
  monthsInAYear() === null
    ? ''
    : `Pay annually and get 12 months for the price of ${String(monthsInAYear())}.`;

/** Where a year paid at once costs less than a year with the offer: what the recommended plan costs in both. */
export function annualBeatsOffer(): string | null {
  const plan = plans.find(({ recommended }) => recommended) ?? cheapestPlan;
  if (!isMonthly(plan)) return null;
  const withOffer = firstYearWithOffer(plan);
  if (plan.yearly === undefined || plan.yearly >= withOffer) return null;
  return `Or pay for a year at once: ${money(plan.yearly)} on ${plan.title}, instead of ${money(withOffer)} by the month with this offer. The two don’t combine.`;
}

/** What conversations above the included ones cost. */
export const overagePrices = monthlyPlans.some(({ overage }) => overage === undefined)
  ? 'We quote volume above your plan.'
  : `Conversations above your plan cost ${listOf(monthlyPlans.map((plan) => `${String(limitText(plan, 'overage'))} on ${plan.title}`))}.`;

const choosing = plans.filter((plan) => limitText(plan, 'region') !== facts.regions[0]);

/** Where data is, and who can choose. */
export const whereDataIs =
  choosing.length === 0 || !isCompared('region')
    ? `${facts.regions[0]}.`
    : `${facts.regions[0]}. On ${titlesOf(choosing)}, you choose ${listOf([...facts.regions, 'your own storage'], 'or')}.`;

/** How messages are kept safe. */
export const encryption = `Messages are encrypted in transit (${facts.encryption.inTransit}) and at rest (${facts.encryption.atRest}), and decrypted only in memory.`;

/** "10% of the month’s price below 99.9%, and 50% below 99%". */
export const uptimeCredits = listOf(
  facts.uptimeCredits.map(
    ({ below, percent }, index) => `${percent}% ${index === 0 ? 'of the month’s price ' : ''}below ${below}%`,
  ),
);
