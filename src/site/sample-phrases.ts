/** What only the sample's texts say. `npm run leftovers` looks for it in the built pages; delete what you say, too. */
export const samplePhrases: readonly string[] = [
  'help page',
  'ten questions',
  'shipping',
  'customers’ data',
  'managed plan',
  'self-serve',
  'demos',
  'chatbot',
  'fraud',
  'speech',
  'key 7c1e',
  '9:02',
  'names your region',
  'bike',
  'past returns',
];
