import { expect, test } from 'vitest';
import { judge } from '@/features/tools/hundred-questions/judge';

const basic = quote('Basic costs $19 a month.');
const answer = { outcome: 'answer', quotes: [basic] } as const;
const closest = { outcome: 'closest', quotes: [basic] } as const;
const two = { outcome: 'closest', quotes: [basic, quote('Pro costs $49.')] } as const;
const none = { outcome: 'none', quotes: [] } as const;

test.each([
  ['first', ['$19'], answer],
  ['first', ['/Pricing'], answer],
  ['first', ['$20', 'COSTS $19'], answer],
  ['wrong', ['$49'], answer],
  ['wrong', ['/Pricing#calculator'], answer],
  ['wrong', null, answer],
  ['first', ['$19'], closest],
  ['among', ['$49'], two],
  ['missed', null, closest],
  ['missed', ['$19'], none],
  ['declined', null, none],
] as const)('it is %s where %j would be right and the assistant says %j', (verdict, right, reading) => {
  expect(judge({ right }, reading)).toBe(verdict);
});

function quote(text: string) {
  const place = '/Pricing#plans';
  const section = { to: place, place, title: 'Pricing', heading: 'Plans', headings: ['Plans'], text };
  return { section, text, start: 0, end: text.length };
}
