/** Such as [30, 'day']. */
export type Duration = readonly [
  amount: number,
  unit: 'minute' | 'hour' | 'business hour' | 'day' | 'business day' | 'month',
];

/**
 * What the company promises, each fact stated once. Pages import these; what a plan includes and costs is in plans.ts,
 * the support hours in support-hours.ts, addresses in contacts.ts.
 */
export const facts = {
  /** Where data is stored and models run. Basic and Pro use the first one, Enterprise chooses. */
  regions: ['Frankfurt', 'Virginia', 'Singapore'],
  languages: { supported: 100, reviewedByNativeSpeakers: 30 },
  /** Who does what at the start. */
  setUp:
    'We set it up from a template for your trade and add the chat to your site. You don’t write a line of code.',
  /** From and to: the share of questions that a usual customer's chatbot answers in its first month. */
  answeredPercent: [50, 60],
  /** When the chatbot leaves a conversation to the customer's team. */
  handsOff: 'when a customer asks, when your rules say so, or after two answers that didn’t help',
  /** How the demos on this site differ from the chatbot of a plan. */
  demo: 'The demo quotes a page word for word. Your own chatbot writes its replies and names the source.',
  /** Where each of them runs. */
  demoRuns: 'This demo runs in your browser.',
  serviceRuns:
    'Your own chatbot runs on our servers, with a language model from one of our subprocessors. The demos on this site run in your browser. For speech, some browsers use their maker’s servers.',
  /** Of this site, whose texts are English. */
  siteTranslation:
    'To read this site in another language, open the language menu: Google Translate offers more than 100.',
  /** The unit of the plans' volume. */
  conversation: 'One chat with one customer is one conversation, however many messages it takes.',
  /** The median time until an answer starts, for visitors on the continent of the plan's region. */
  firstAnswerSeconds: 0.8,
  uptimePercent: 99.9,
  /** What comes off the bill of a month whose uptime is below these. */
  uptimeCredits: '10% of the month’s price below 99.9% and 50% below 99%',
  /** How soon a customer hears of a security incident. */
  incidentNotice: [24, 'hour'] satisfies Duration,
  encryption: {
    inTransit: 'TLS 1.3',
    atRest: 'AES-256',
    endToEnd:
      'Messages are encrypted from your customer’s browser to our storage. Our servers decrypt them in memory, only to answer.',
  },
  /** Who can open stored messages. */
  access:
    'Your team opens messages with accounts you control. Our engineers see statistics and the answers you mark as wrong. For more, they need your permission, which expires after an hour.',
  /** How soon an engineer calls back about an outage, 24/7, on the plans that include it. */
  outageCallback: [30, 'minute'] satisfies Duration,
  /** The whole company; the team section introduces some of them. */
  company: { people: 26, founded: 2021 },
  /** Custom work is quoted as a fixed price per milestone, before it starts. */
  customProjectsFrom: 4000,
  /** Conversations an hour in a load test, which is quoted as custom work. */
  rehearsalPerHour: 10_000,
  /** How long we keep trying to deliver a record to the customer’s own storage, which is the only time we hold it. */
  deliveryRetry: [72, 'hour'] satisfies Duration,
  /** Call audio, after which only the text is kept. */
  audioKept: [24, 'hour'] satisfies Duration,
  /** How soon the login for the free self-serve app arrives. */
  selfServeAccess: [1, 'business day'] satisfies Duration,
  noticeOfTermsChange: [30, 'day'] satisfies Duration,
  privacyUpdated: { dateTime: '2025-03', text: 'March 2025' },
  selfServe: { moneyBackDays: 7, payments: ['card', 'PayPal', 'Stripe'] },
  /** Correct results of the sentiment demo in 100 texts it had not seen and was not tuned with. */
  sentimentDemoAccuracy: 71,
} as const;

/**
 * The only roll-out schedule with weeks; every managed plan follows it. `visitors` is the share in percent, `minutes`
 * the customer's own time.
 */
export const setUpStages = [
  {
    when: 'Day 1',
    visitors: 0,
    title: 'Kickoff call',
    you: 'Bring the questions you answer every week.',
    we: 'Agree with you on what AI may answer.',
    minutes: 60,
  },
  {
    when: 'Week 1',
    visitors: 0,
    title: 'Private test',
    you: 'Mark every wrong answer.',
    we: 'Connect your tools and fix what you marked.',
    minutes: 120,
  },
  {
    when: 'Week 2',
    visitors: 10,
    title: 'One visitor in ten',
    you: 'Answer what’s handed off and mark what’s wrong.',
    we: 'Fix the mistakes you marked.',
    minutes: 60,
  },
  {
    when: 'Week 3',
    visitors: 100,
    title: 'Everyone',
    you: 'Give the go-ahead. One switch turns it on or off.',
    we: 'Watch the numbers every day.',
    minutes: 30,
  },
  {
    when: 'Week 4',
    visitors: 100,
    title: 'Review',
    you: 'Read one page.',
    we: 'Count what was solved, handed off, or wrong.',
    minutes: 30,
  },
] as const;

/** What the first month takes of the customer, in minutes. */
export const firstMonthMinutes = setUpStages.reduce((sum, { minutes }) => sum + minutes, 0);

/** What a live chatbot takes each week. */
export const upkeep = {
  you: 'Correct the pages we point out.',
  we: 'Run it and report. Test new models each month.',
  minutes: 30,
} as const;

/** The stage from which every visitor sees it. */
export const liveStage = setUpStages.find(({ visitors }) => visitors === 100) ?? setUpStages[0];

/** The one request of the site, where no plan is chosen yet, and what it gets. */
export const testRequest = {
  title: 'Send us your help page and ten questions',
  promise: 'Get ten answers with their sources within one business day.',
  action: 'Test my help page',
  /** Its heading at the end of About. */
  onAbout: 'Are You Ready?',
} as const;

/** What several pages say about paying and leaving. Empty what you don't promise. */
export const terms = {
  billing: 'by the month or by the year',
  annualPrice: 'Pay annually and get 12 months for the price of 10.',
  firstCharge: `We send the first invoice in ${liveStage.when.toLowerCase()}, the day your chatbot goes live for everyone.`,
  freeTest: 'If the private test doesn’t convince you, you pay nothing.',
  cancellation:
    'Cancel any time. Your plan stays on through the month or year you’ve paid for, which isn’t refunded. Then you have 30 days to export everything before we delete it.',
  afterEnd: 'After your plan ends, you have 30 days to export everything before we delete it.',
  encryption: `Messages are encrypted in transit (${facts.encryption.inTransit}) and at rest (${facts.encryption.atRest}), and decrypted only in memory.`,
} as const;
