import type { Answer } from '@/features/search';
import { amountOf, listOf, lowerFirst } from '@/lib/number-words';
import { dollars, withCommas } from '@/lib/numbers';
import { paths } from '@/site/paths';
import { cheapestFor } from '@/site/plan-costs';
import { comparison, conversationsOf, monthlyPrice, type Plan, plans } from '@/site/plans';

type Key = keyof Plan['includes'];

interface Need {
  readonly phrase: string;
  /** False only for a count that may be something else than a need, such as "2 questions" without a period. */
  readonly isVolume?: boolean;
  /** Conversations a month. A plan allows more than it includes, for a price. */
  readonly conversations?: number;
  readonly isMetBy: (plan: Plan) => boolean;
}

/** Where the plans are compared. */
const source = { to: `${paths.pricing}#compare`, from: 'Pricing, Compare the plans' } as const;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

type Advice = Answer & { readonly table?: Table };

/** A question about an hourly peak is not about plans: every plan handles peaks in the same way. */
const PER_HOUR = /\b(?:an?|per|one|each|1|in) ?hour\b/i;
const SELF_SERVE = /\bself\b/i;
const COMPARES = /\b(?:compar\w+|diff?e?r\w*|vs|versus|better)\b/i;
const ASKS_FOR_PLAN =
  /\b(?:wh?ich|what|right|best|recommend\w*|suggest\w*|suitable|advi[sc]e)\b.*\b(?:plan|package|subscription|tier|version)s?\b|\bplan\b.*\b(?:fits?|need|for (?:us|me))\b/i;
const ASKS_FOR_ADVICE = /\b(?:recommend\w*|right|best|suitable|fits?|advi[sc]e|choose|should)\b/i;
const OWN = /\b(?:we|i|our|my|us)\b/i;
const NAMES_PRICE = /\b(?:plan|package|subscription|tier|cost|price|pay|much)s?\b/i;
/** A clause that asks for something other than a plan. */
const ASKS_ELSE =
  /(?:^|[,.;:?!]\s*)(?:(?:and|but|so)\s)?(?:will|would|can|could|do|does|is|are|how|why|when|where|who)\b/i;
/** A number with the rest of its clause. Not a price, an ordinal, a time, a share or a decimal. */
const COUNT =
  /(?<![\d.,$€£])(\d{1,3}(?:[ ,.]\d{3})+|\d+)(?![\d%]|[.,:]\d|st\b|nd\b|rd\b|th\b|\s?[ap]m\b|\s(?:in the|at) )\s?(k\b|thousand\b|million\b)?([^\d.,;:!?]*)/g;

const SCALES: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 };

const PER_MONTH: ReadonlyMap<string, number> = new Map([
  ['day', 30],
  ['month', 1],
  ['monthly', 1],
  ['daily', 30],
  ['week', 52 / 12],
  ['weekly', 52 / 12],
  ['year', 1 / 12],
  ['yearly', 1 / 12],
]);

/** What a number can count: the word after it, the row of the comparison, and the phrase in the reply. */
const units: readonly {
  readonly word: RegExp;
  readonly key: Key;
  /** What the question has to be about. */
  readonly topic?: RegExp;
  readonly phrase: (count: string) => string;
}[] = [
  {
    word: /^(?:conversation|chat(?!bot)|message|msg|question(?!n)|ticket|request|e?mail|inquir|enquir|dialog|answer)/,
    key: 'conversations',
    phrase: (count) => `about ${amountOf(count, 'conversation')} a month`,
  },
  {
    word: /^(?:user|customer|visitor|client|guest|buyer|order|patient|student)/,
    key: 'conversations',
    phrase: (count) => `${amountOf(count, 'conversation')} a month, one for each person`,
  },
  { word: /^lang/, key: 'languages', phrase: (count) => amountOf(count, 'language') },
  {
    word: /^(?:chatbot|bot|website|assistant)/,
    key: 'chatbots',
    phrase: (count) => amountOf(count, 'chatbot'),
  },
  {
    word: /^(?:hour|hr)/,
    key: 'speech',
    topic: /speech|audio|voice|record|\bcalls?\b|transcri|dictat|caption|meeting|interview|podcast/i,
    phrase: (count) => `${amountOf(count, 'hour')} of speech a month`,
  },
];

/** A comparison of plans or a recommendation, if the question asks for one. */
export function advise(question: string): Advice | undefined {
  if (SELF_SERVE.test(question)) return undefined;
  return comparePlans(question) ?? recommendPlan(question);
}

function comparePlans(question: string): Advice | undefined {
  const words = new Set(wordsOf(question));
  const mentioned = plans.filter(({ title }) => words.has(title.toLowerCase()));
  const isChoice = mentioned.length > 1 && /\bor\b/i.test(question);
  const isComparison = COMPARES.test(question) && (mentioned.length > 1 || /\bplans?\b/i.test(question));
  if (!isComparison && !isChoice) return undefined;
  const compared = mentioned.length > 1 ? mentioned : plans;
  const rows = comparison
    .map(
      ({ name, key }) =>
        [name, ...compared.map(({ includes }) => cell(includes[key]))] satisfies [string, ...string[]],
    )
    .filter(([, first, ...others]) => others.some((value) => value !== first));
  return {
    text: `${listOf(compared.map((plan) => `${plan.title} costs ${monthlyPrice(plan)}`))}. This is where they differ:`,
    ...source,
    table: { columns: ['What you get', ...compared.map(({ title }) => title)], rows },
  };
}

function recommendPlan(question: string): Advice | undefined {
  if (PER_HOUR.test(question)) return undefined;
  const counted = countedNeeds(question);
  const isAsked = ASKS_FOR_PLAN.test(question);
  const statesNeed = counted.some(({ isVolume }) => isVolume) && OWN.test(question);
  if (!isAsked && !(statesNeed && (NAMES_PRICE.test(question) || !ASKS_ELSE.test(question))))
    return undefined;
  if (counted.length === 0) return ASKS_FOR_ADVICE.test(question) ? planByAudience(question) : undefined;
  const needs = [...counted, ...featureNeeds(question)];
  const fitting = plans.filter((plan) => needs.every(({ isMetBy }) => isMetBy(plan)));
  const conversations = Math.max(0, ...needs.map((need) => need.conversations ?? 0));
  const { plan, extra, overage } = cheapestFor(conversations, fitting);
  const request = listOf(needs.map(({ phrase }) => phrase));
  const largest = plans.at(-1) ?? plans[0];
  const above =
    extra > 0 && overage !== null
      ? ` The ${withCommas(extra)} conversations above the plan cost ${dollars(overage)} more.`
      : '';
  const text =
    fitting.length > 0 && overage !== null
      ? `${plan.title} at ${monthlyPrice(plan)} is the plan for you: it’s the cheapest for ${request}.${above} It includes: ${plan.features.map(lowerFirst).join('; ')}.`
      : `No plan includes ${request}. ${largest.title} at ${monthlyPrice(largest)} comes closest. Write to us for a quote.`;
  return { text, ...source };
}

/** For a question without numbers: the plan for this kind of customer, or a request for the numbers. */
function planByAudience(question: string): Advice {
  const words = new Set(wordsOf(question).map(singular));
  const match = plans.find(({ audience }) =>
    wordsOf(audience).some((word) => word.length > 4 && word !== 'teams' && words.has(singular(word))),
  );
  const list = plans
    .map((plan) => `${plan.title} (${monthlyPrice(plan)}) is for ${lowerFirst(plan.audience)}.`)
    .join(' ');
  const text = match
    ? `${match.title} at ${monthlyPrice(match)} fits best. It’s ${lowerFirst(match.description)}`
    : `${list} Tell me how many conversations a month you expect and in how many languages, and I’ll recommend a plan.`;
  return { text, ...source };
}

/** Parses needs such as "5,000 messages a month in 3 languages". */
function countedNeeds(question: string): readonly Need[] {
  return [...question.toLowerCase().matchAll(COUNT)].flatMap(([, digits = '', scale = '', after = '']) => {
    const words = after.match(/\p{L}+/gu) ?? [];
    const unit = units.find(
      ({ word, topic }) => words.slice(0, 4).some((one) => word.test(one)) && (topic?.test(question) ?? true),
    );
    if (!unit) return [];
    const count = Number(digits.replace(/\D/g, '')) * (SCALES[scale] ?? 1);
    const isMonthly = unit.key === 'conversations' || unit.key === 'speech';
    const stated = words.map((word) => PER_MONTH.get(word)).find(Boolean);
    const times = isMonthly ? (stated ?? 1) : 1;
    const total = Math.ceil(count * times);
    return [
      {
        phrase: unit.phrase(withCommas(total)),
        isVolume:
          !isMonthly || stated !== undefined || !/^(?:question|answer|request|order)/.test(words[0] ?? ''),
        ...(unit.key === 'conversations'
          ? { conversations: total, isMetBy: () => plans.some((plan) => conversationsOf(plan) >= total) }
          : { isMetBy: ({ includes }: Plan) => limit(includes[unit.key]) >= total }),
      },
    ];
  });
}

/** Features that not every plan has and that the question names. */
function featureNeeds(question: string): readonly Need[] {
  const words = new Set(wordsOf(question));
  return comparison
    .filter(({ key }) => plans.some(({ includes }) => includes[key] === false))
    .filter(({ name }) => wordsOf(name).some((word) => word.length > 4 && words.has(word)))
    .map(({ name, key }) => ({
      phrase: lowerFirst(name),
      isMetBy: ({ includes }) => includes[key] !== false,
    }));
}

/** "20,000" and "All 100" are limits; "Unlimited" has none. */
function limit(value: string | boolean): number {
  if (value === false) return 0;
  const digits = String(value).replace(/\D/g, '');
  return digits === '' ? Infinity : Number(digits);
}

function cell(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'Yes' : 'No';
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function singular(word: string): string {
  return word.replace(/(?<=...)s$/, '');
}
