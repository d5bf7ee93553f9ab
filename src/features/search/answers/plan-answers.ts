import { facts } from '@/site/facts';
import { inWords, listOf, lowerFirst } from '@/site/number-words';
import { paths } from '@/site/paths';
import { overageSentence } from '@/site/plan-costs';
import { comparison, includedIn, monthlyPrice, type Plan, plans, plansWith } from '@/site/plans';
import type { CuratedAnswer } from '../search-index';

type Key = keyof Plan['includes'];

interface Row {
  /** How customers ask for it. */
  readonly ask: string;
  /** The rest of a sentence that starts with the plan's name. */
  readonly says: (value: string) => string;
}

const compare = `${paths.pricing}#compare`;

/** Rows without an entry are answered by their name. */
const rows: Partial<Record<Key, Row>> = {
  chatbots: {
    ask: 'how many chatbots | number of bots included | bots | three brands three bots which tier | how many websites | a bot for each of our shops | one with five bots | more than one bot | unlimited bots in which plan | several websites several bots',
    says: (value) => `includes ${value} ${value === '1' ? 'chatbot' : 'chatbots'}`,
  },
  languages: {
    ask: 'how many languages | number of languages | multilingual | in how many languages does each plan answer | which languages on the small plan | how many languages on each plan | need german and french which plan | twenty languages',
    says: (value) => `answers in ${value} ${value === '1' ? 'language' : 'languages'}`,
  },
  conversations: {
    ask: 'how many conversations a month | limit of messages | chat limit | monthly volume | conversation limit | how many people can chat with it | how many chats | how many questions can it answer | how much traffic is included | 60k chats which package | 15000 chats a month which plan | volume of messages per tier | 60000 chats a month | how many talks per month | number of conversations per package | telecom with tens of thousands of chats',
    says: (value) => `includes ${value} conversations a month`,
  },
  sentiment: {
    ask: 'sentiment analysis included | sentiment report | mood report',
    says: (value) => `includes sentiment analysis (${value})`,
  },
  speech: {
    ask: 'speech to text | speech recognition | hours of transcription | captions included | voice | audio hours | how much audio can I transcribe | hours of audio per month | which package has voice to text | how many hours of transcription in the middle plan | transcribe in which tier | speech hours | transcription hours | how many hours of audio | minutes of speech per plan',
    says: (value) => `includes speech to text (${value})`,
  },
  analytics: {
    ask: 'live analytics | dashboard | statistics | reports | live numbers | see numbers at any moment | figures every day or every week',
    says: () => 'includes live analytics',
  },
  connections: {
    ask: 'connections to my systems | number of integrations per plan | integrations allowed | connect shop and booking | how many systems | how many integrations | connect tools | how many systems may we link | connect our crm and shop which plan',
    says: (value) => `includes ${value} ${value === '1' ? 'connection' : 'connections'} to your systems`,
  },
  fraud: {
    ask: 'fraud scoring | fraud detection | fraud check in which package',
    says: () => 'includes fraud scoring',
  },
  region: {
    ask: 'region of the data | data location | servers',
    says: (value) =>
      isRegion(value)
        ? `stores data in ${value}`
        : `lets you choose the region: ${listOf(facts.regions, 'or')}`,
  },
  retention: {
    ask: 'how long are conversations kept | define our own retention | retention policy | retention period per plan | auto delete old conversations | storage duration | archive time | data retention | when do old chats disappear | how far back can I see chats | how long until my chats get erased | chats deleted after | when are old chats deleted | keep the history | how long do you save chats | how long are chats stored | conversation history | when are conversations deleted | how long do chats stay saved | after what time are conversations gone | how long are chats stored on basic | months of history | conversations stored for how long | how far back can we look | when are chats wiped | how many months do you hold our chats',
    says: (value) =>
      `keeps conversations for ${value}`.replace('for you decide', 'for as long as you decide'),
  },
  signOn: {
    ask: 'single sign-on | SSO | SAML | audit log | access log | active directory | okta | one login for all our staff | company login | who accessed what | sign in with our company account | central login for employees | sso on pro or only the big one | okta style login for staff which tier | use our company login | log of who looked at what',
    says: () => 'includes single sign-on and an audit log',
  },
  ownKey: {
    ask: 'bring your own key | own encryption key | plan where I bring my own crypto key | BYOK | customer managed key | hold the key ourselves | our own key | may we hold the key | keys of our own which plan | byok | hold our own keys | we want control of the key',
    says: () => 'lets you bring your own encryption key',
  },
  support: {
    ask: 'support channels | phone support | chat support | email support | which support do I get | can I phone you on this plan | telephone help on which package | get help by phone | which plan can call you | email only or chat too | is there phone help in the small plan | can I ring you if we are on pro',
    says: (value) => `comes with support by ${value}`,
  },
  firstReply: {
    ask: 'how fast does a person reply | support response time | how long till somebody gets back to me | when will you answer | how quickly do people respond | when do I get an answer from a human | how long to wait for a reply | how quick do you answer emails | how quick does a human write back | how long does an engineer take to answer on pro | time until someone answers on basic | realistically when does a person write back | on the smallest plan how long for a human | hours until a human answers | waiting time for support on each plan',
    says: (value) => `comes with a first reply from a person within ${value}`,
  },
  onCall: {
    ask: 'engineer on call at night | 24/7 emergency | it breaks at night | outage | emergency phone | system is down | who picks up at 4am | night emergency on which plan | on call engineer in the middle plan',
    says: () =>
      `has an engineer on call 24/7 who calls back within ${facts.outageCallbackMinutes} minutes of an outage`,
  },
  engineer: {
    ask: 'a person just for us on the big plan | named engineer | dedicated contact person | account manager | personal engineer | a fixed person for us | one person who knows our account',
    says: () => 'comes with a named engineer',
  },
};

export function planAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'What does it cost? | how much does it cost | prices | pricing | price list | cost of a plan | monthly fee | what do you charge | which plans do you have | plans | is it expensive | cheapest plan | cheap | money | subscription | tiers | packages | budget | set up fee | hidden costs | rates | pricing plans | per month | how much do you want for this | what do I have to pay | how much is it | price tag | how much money | monthly price | can I afford it | how pricey is it | fees | hidden charges | extra fees | bucks a month | pay each month | pay every month | what does it run me | how much does this thing cost | how much per month | cost for a small business | do you charge for the setup | is the installation free | price list please | overview of prices | cheapest option | what is the least I can pay | how much money per month | what would I have to pay | what do u charge | rates | your tariffs | how much for the smallest one | how much would you invoice us monthly | what does the whole thing set me back | how much should I budget | cost breakdown of your packages | what is the damage per month',
      text: `There are ${inWords(plans.length)} managed plans, set up and run by us: ${listOf(plans.map((plan) => `${plan.title} at ${monthlyPrice(plan)}`))}. The self-serve app starts with a free plan.`,
      to: `${paths.pricing}#plans`,
    },
    ...plans.map(priceOf),
    ...comparison.map(({ key, name }) => rowOf(key, name)),
    {
      ask: 'above the conversation limit | what happens at the conversation limit | more conversations than included | go over the limit | exceed the volume | extra cost for overage | what happens at the limit | too many messages | do you shut the bot off when my quota is used up | run out of conversations | hit the ceiling | used up all chats | reach my limit | more chats than my plan | does it stop working at the limit | quota | pay extra when I go over | we had too many customers this month | surcharge | do you cut us off mid chat | what if we have more chats than we paid for | monthly limit reached do you switch the bot off | used up our amount | busier than planned | more customers than planned this month | what does volume beyond the plan cost | bot off after the limit',
      text: `A conversation is never cut off at the limit. ${overageSentence()}`,
      to: compare,
    },
    {
      ask: 'minimum term | lock in | minimum period | contract length | am I locked in | yearly contract | commitment for a year | sign for a year | minimum contract period | annual subscription | long contract | monthly or yearly | pay once a year | annual payment | yearly discount | tied to you for a year | stuck with it | how long am I bound | binding | sign up for just one month | only need it for a month | lock-in | no strings attached | long term contract | sign anything long term | commit for long | are there contracts | am I stuck for 12 months | obligation for a full year | leave any time | our board does not approve a long commitment | can we stop whenever we want | boss hates contracts | locked in for a year | for how long do I commit | shortest possible time | do we sign for twelve months | leave after four weeks',
      text: `There is no yearly contract: managed plans run month to month, so the minimum term is ${facts.minimumTerm}.`,
      to: compare,
    },
  ];
}

const smallest =
  ' | the smallest plan | small package | entry level | the cheapest one | cheapest option | lowest plan | starter plan';
const biggest =
  ' | biggest plan | the top plan | most expensive package | priciest one | largest plan | premium plan | the full package';
const popular = ' | middle plan | most popular plan | the one in the middle | medium package';

function sizeOf(plan: Plan): string {
  if (plan === plans[0]) return smallest;
  if (plan === plans.at(-1)) return biggest;
  return plan.popular ? popular : '';
}

function priceOf(plan: Plan): CuratedAnswer {
  const { title, description, audience, features } = plan;
  return {
    ask: `${title} price | ${title} plan | what does ${title} cost per month | how much is ${title} | what is included in ${title} | what do I get with ${title} | who is ${title} for | is ${title} worth it | ${title} package | ${title} version | $${plan.monthly} plan | the ${plan.monthly} dollar one${sizeOf(plan)}`,
    words: `${description} ${audience}`,
    text: `${title} costs ${monthlyPrice(plan)} and includes: ${features.map(lowerFirst).join('; ')}.`,
    to: `${paths.pricing}#plans`,
  };
}

/** What each plan includes in a row of the comparison. */
function rowOf(key: Key, name: string): CuratedAnswer {
  const including = plans.filter(({ includes }) => includes[key] !== false);
  return {
    ask: askFor(key, name).join(' | '),
    text: including.every(({ includes }) => includes[key] === true)
      ? `${name}: included ${lowerFirst(includedIn(key))}.`
      : including.map((plan) => sentence(plan, key, name)).join(' '),
    variants: Object.fromEntries(
      plans.map((plan) => {
        const others = `${name} comes with ${listOf(plansWith(key))}, from ${monthlyPrice(planWith(key))}.`;
        const missing = plan.includes[key] === false ? ` ${others}` : '';
        return [plan.title, `${sentence(plan, key, name)}${missing}`];
      }),
    ),
    to: compare,
  };
}

function askFor(key: Key, name: string): readonly string[] {
  return [name, ...(rows[key]?.ask.split(' | ') ?? [])];
}

function sentence({ title, includes }: Plan, key: Key, name: string): string {
  const value = includes[key];
  if (value === false) return `${title} does not include ${lowerFirst(name)}.`;
  const said = rows[key]?.says ?? (() => `includes ${lowerFirst(name)}${value === true ? '' : `: ${value}`}`);
  return `${title} ${said(value === true || isRegion(value) ? String(value) : lowerFirst(value))}.`;
}

function isRegion(value: string): boolean {
  return facts.regions.some((region) => region === value);
}

function planWith(key: Key): Plan {
  return plans.find(({ includes }) => includes[key] !== false) ?? plans[0];
}
