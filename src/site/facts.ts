/** Such as [30, 'day']. */
export type Duration = readonly [
  amount: number,
  unit: 'minute' | 'hour' | 'business hour' | 'day' | 'business day' | 'month',
];

interface UptimeCredit {
  /** Percent of the month. */
  readonly below: number;
  readonly percent: number;
}

/**
 * What the company promises, each fact stated once. Pages import these; what a plan includes and costs is in plans.ts,
 * the support hours in support-hours.ts, addresses in contacts.ts.
 */
export const facts = {
  /** Where data is stored and models run. Basic and Pro use the first one, Enterprise chooses. */
  regions: ['Frankfurt', 'Virginia', 'Singapore'],
  languages: { supported: 100, reviewedByNativeSpeakers: 30 },
  /** Who does what at the start. */
  setUp: 'We set it up and add the chat to your site. You don’t write a line of code.',
  /** Of this site, whose texts are English. */
  siteTranslation:
    'To read this site in another language, open the language menu: Google Translate offers more than 100.',
  /** The unit of the plans' volume. */
  conversation: 'One chat with one customer is one conversation, however many messages it takes.',
  /** The median time until an answer starts, for visitors on the continent of the plan's region. */
  firstAnswerSeconds: 0.8,
  uptimePercent: 99.9,
  /** What comes off the bill of a month whose uptime is below these, the smallest credit first. */
  uptimeCredits: [
    { below: 99.9, percent: 10 },
    { below: 99, percent: 50 },
  ] satisfies readonly [UptimeCredit, ...UptimeCredit[]],
  /** How soon a customer hears of a security incident. */
  incidentNotice: [24, 'hour'] satisfies Duration,
  encryption: { inTransit: 'TLS 1.3', atRest: 'AES-256' },
  /** How soon an engineer calls back about an outage, 24/7, on the plans that include it. */
  outageCallback: [30, 'minute'] satisfies Duration,
  /** The whole company; the team section introduces some of them. Engineers take turns on call. */
  company: { people: 26, onCallEngineers: 6 },
  /** In dollars. Custom work is quoted as a fixed price per milestone, before it starts. */
  customProjectsFrom: 4000,
  /** Conversations an hour in a load test, which is quoted as custom work. */
  rehearsalPerHour: 10_000,
  /** How long we keep trying to deliver a record to the customer’s own storage, which is the only time we hold it. */
  deliveryRetry: [72, 'hour'] satisfies Duration,
  /** Call audio, after which only the text is kept. */
  audioKept: [24, 'hour'] satisfies Duration,
  /** How soon the login for the free self-serve app arrives. */
  selfServeAccess: [1, 'business day'] satisfies Duration,
  /** From the end of the last month or year that is paid. After that, everything is deleted. */
  exportAfterEnd: [30, 'day'] satisfies Duration,
  noticeOfTermsChange: [30, 'day'] satisfies Duration,
  selfServe: { moneyBackDays: 7, payments: ['card', 'PayPal', 'Stripe'] },
  /** Correct results of the sentiment demo in 100 texts it had not seen and was not tuned with. */
  sentimentDemoAccuracy: 78,
} as const;

/** The only roll-out schedule with weeks; every managed plan follows it. `visitors` is the share in percent. */
export const setUpStages = [
  {
    when: 'Day 1',
    visitors: 0,
    title: 'Kickoff call',
    text: 'One hour. Bring the questions you answer every week.',
  },
  {
    when: 'Week 1',
    visitors: 0,
    title: 'Private test',
    text: 'Your team flags every wrong answer.',
  },
  {
    when: 'Week 2',
    visitors: 10,
    title: 'One visitor in ten',
    text: 'Everyone else still reaches your team directly.',
  },
  {
    when: 'Week 3',
    visitors: 100,
    title: 'Everyone',
    text: 'One switch turns it on for everyone, or off.',
  },
  {
    when: 'Week 4',
    visitors: 100,
    title: 'Review',
    text: 'See how many questions were solved, handed off, or answered wrong.',
  },
] as const;

/** The stage from which every visitor sees it. */
export const liveStage = setUpStages.find(({ visitors }) => visitors === 100) ?? setUpStages[0];
