// @vitest-environment node
import { expect, test } from 'vitest';
import { contactPath, monthlyPrice, offerPrice, plans } from '@/site/plans';

test('the managed plans have the specified prices', () => {
  expect(plans.map((plan) => [plan.title, monthlyPrice(plan), offerPrice(plan)])).toEqual([
    ['Basic', '$19/month', '$17.10'],
    ['Pro', '$49/month', '$44.10'],
    ['Enterprise', '$99/month', '$89.10'],
  ]);
});

test('one plan is the most popular', () => {
  expect(plans.filter(({ popular }) => popular).map(({ title }) => title)).toEqual(['Pro']);
});

test('the link to the contact form carries the plan and its offer', () => {
  expect(contactPath({ id: 'pro' })).toBe('/contact?plan=pro');
  expect(contactPath({ id: 'pro' }, true)).toBe('/contact?plan=pro&offer=10');
});
