// @vitest-environment node
import { expect, test } from 'vitest';
import { judge } from '@/features/tools/hundred-questions/judge';

const passage = { text: 'Basic costs $19 a month.', to: '/Pricing#plans', from: 'Pricing', isQuoted: true };
const answer = { outcome: 'answer', answers: [passage] } as const;
const closest = { outcome: 'closest', answers: [passage] } as const;
const none = { outcome: 'none', answers: [] } as const;

test.each([
  ['right', ['$19'], answer],
  ['right', ['/Pricing'], answer],
  ['right', ['/Pricing#plans'], answer],
  ['right', ['$20', 'COSTS $19'], answer],
  ['wrong', ['$49'], answer],
  ['wrong', ['/Pricing#calculator'], answer],
  ['wrong', null, answer],
  ['closest', ['$19'], closest],
  ['closest', null, closest],
  ['missed', ['$49'], closest],
  ['missed', ['$19'], none],
  ['declined', null, none],
] as const)('it is %s where %j would be right and the assistant says %j', (verdict, right, reading) => {
  expect(judge({ right }, reading)).toBe(verdict);
});
