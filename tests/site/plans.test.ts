// @vitest-environment node
import { expect, test } from 'vitest';
import { contactPath, monthlyPrice, offerPrice, plans } from '@/site/plans';

test('the managed plans cost what they are said to cost', () => {
  expect(plans.map((plan) => [plan.title, monthlyPrice(plan), offerPrice(plan)])).toEqual([
    ['Basic', '$19/month', '$17.10'],
    ['Pro', '$49/month', '$44.10'],
    ['Enterprise', '$99/month', '$89.10'],
  ]);
});

test('one plan is the most popular', () => {
  expect(plans.filter(({ popular }) => popular).map(({ title }) => title)).toEqual(['Pro']);
});

test('a plan is brought along to the contact form, and its offer with it', () => {
  expect(contactPath({ id: 'pro' })).toBe('/contact?plan=pro');
  expect(contactPath({ id: 'pro' }, true)).toBe('/contact?plan=pro&offer=10');
});
