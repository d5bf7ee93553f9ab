/**
 * What the company promises, each fact stated once. Pages import these or say the same thing; what a plan includes
 * and costs is in plans.ts, the support hours in support-hours.ts, addresses in contacts.ts.
 */
export const facts = {
  /** Where data is stored and models run. Basic and Pro use the first one, Enterprise chooses. */
  regions: ['Frankfurt', 'Virginia', 'Singapore'],
  languages: { supported: 100, reviewedByNativeSpeakers: 30 },
  firstAnswer: { medianSeconds: 0.8 },
  uptime: '99.9%',
  /** What comes off the month's bill when uptime is below these. */
  uptimeCredits: [
    { below: '99.9%', percent: 10 },
    { below: '99%', percent: 50 },
  ],
  /** How soon a customer hears of a security incident. */
  incidentNoticeHours: 24,
  encryption: { inTransit: 'TLS 1.3', atRest: 'AES-256' },
  /** How soon an engineer calls back about an outage, 24/7, on the plans that include it. */
  outageCallbackMinutes: 30,
  /** Custom work is quoted as a fixed price per milestone, before it starts. */
  customProjectsFrom: '$4,000',
  /** Conversations an hour in a load test, which is quoted as custom work. */
  rehearsalPerHour: '10,000',
  minimumTerm: 'one month',
  exportAfterCancellationDays: 30,
  noticeOfTermsChangeDays: 30,
  selfServe: { moneyBackDays: 7, payments: ['card', 'PayPal', 'Stripe'] },
  /**
   * Correct results of the sentiment demo in 100 texts it had not seen: 517 of 623 in seven sets, each counted
   * before it was used for tuning.
   */
  sentimentDemoAccuracy: 78,
} as const;

/** The only roll-out schedule with weeks; every managed plan follows it. `visitors` is the share in percent. */
export const setUpStages = [
  {
    when: 'Day 1',
    visitors: 0,
    title: 'Kickoff call',
    text: 'One hour. You bring the questions you answer every week, and we agree on which ones AI takes over.',
  },
  {
    when: 'Week 1',
    visitors: 0,
    title: 'Private test',
    text: 'We connect your pages and systems. Your team tests the answers and marks every wrong one.',
  },
  {
    when: 'Week 2',
    visitors: 10,
    title: 'One visitor in ten',
    text: 'A tenth of your visitors use it. Everyone else reaches your team as before.',
  },
  {
    when: 'Week 3',
    visitors: 100,
    title: 'Everyone',
    text: 'One switch opens it to all visitors, and the same switch turns it off again.',
  },
  {
    when: 'Week 4',
    visitors: 100,
    title: 'Review',
    text: 'You see how many questions were solved, handed over or answered wrong, and decide what comes next.',
  },
] as const;
