// @vitest-environment node
import { expect, test } from 'vitest';
import {
  audiences,
  firstPlan,
  fittingPlan,
  keys,
  type Plan,
  parsePlan,
  regions,
  retentions,
  sources,
  stores,
  storesOf,
  serializePlan,
} from '@/features/tools/cloud/plan';
import { facts } from '@/site/facts';
import { plans } from '@/site/plans';
import { findRemarks, stepsOf } from '@/features/tools/cloud/plan-notes';

const remarksOf = (part: Partial<Plan>) => findRemarks({ ...firstPlan, ...part }).map(({ id }) => id);

const from = (...chosen: (typeof sources)[number][]) =>
  chosen.map((source) => ({ source, stores: [stores[0]] }));
const plain = { routes: from(sources[0]) };

test('the sample shows two stores, and a plain plan has no remarks', () => {
  expect(remarksOf({})).toEqual(['two-copies']);
  expect(remarksOf(plain)).toEqual([]);
});

test('recordings need consent and a short retention', () => {
  expect(remarksOf({ routes: from(sources[2]) })).toEqual(['consent']);
  expect(remarksOf({ routes: from(sources[2]), retention: retentions[4] })).toEqual([
    'consent',
    'long-voices',
  ]);
});

test('transfers out of the EU get a remark', () => {
  const [, virginia, singapore] = regions;
  expect(remarksOf({ ...plain, region: virginia ?? firstPlan.region })).toEqual(['transfer']);
  expect(remarksOf({ ...plain, region: singapore ?? firstPlan.region, audience: audiences[2] })).toEqual([
    'transfer',
  ]);
  expect(remarksOf({ ...plain, region: virginia ?? firstPlan.region, audience: audiences[1] })).toEqual([]);
});

test('the regions are those of the fact sheet', () => {
  expect(regions.map(({ name }) => name)).toEqual(facts.regions);
});

test('missing sources, mailboxes, unlimited retention and split keys get remarks', () => {
  expect(remarksOf({ routes: [] })).toEqual(['no-source']);
  expect(remarksOf({ routes: from(sources[1]) })).toEqual(['letters']);
  expect(remarksOf({ ...plain, retention: retentions[5] })).toEqual(['no-limit']);
  expect(remarksOf({ ...plain, key: keys[1] })).toEqual(['key-apart']);
  expect(remarksOf({ routes: [{ source: sources[0], stores: [stores[2]] }] })).toEqual(['key-loss']);
});

test('the cheapest price plan that covers an integration is named, with what smaller ones lack', () => {
  const largest = plans.at(-1);
  const inOurStorage = [{ source: sources[0], stores: [stores[2]] }];
  const withCalls = fitting({ routes: from(sources[2]) });
  expect(withCalls.plan).toBe(plans.find(({ includes }) => includes.speech !== false));
  expect(withCalls.needs).toContain('speech to text');
  expect(withCalls.needs).toContain('2 connections to your systems');
  expect(fitting({ routes: inOurStorage, key: keys[1] })).toEqual({ plan: plans[0], needs: [] });
  const withKey = fitting({ routes: inOurStorage, key: keys[0] });
  expect(withKey.plan).toBe(plans.find(({ includes }) => includes.ownKey));
  expect(withKey.needs).toContain('your own encryption key');
  const elsewhere = fitting({ region: regions[1] ?? firstPlan.region });
  expect(elsewhere.plan).toBe(plans.find(({ includes }) => includes.region !== regions[0]?.name));
  expect(elsewhere.needs).toContain('the region Virginia');
  expect(fitting({ retention: retentions[2] }).needs).toContain('keeping records for 1 year');
  const unlimited = fitting({ retention: retentions[5] });
  expect(unlimited.plan).toBe(largest);
  expect(unlimited.needs).toContain('keeping records until you ask');
});

function fitting(part: Partial<Plan>) {
  return fittingPlan({ ...firstPlan, ...plain, retention: retentions[0], ...part });
}

test('a plan is restored from its link, with a step for each place', () => {
  const routes = sources.map((source, index) => ({ source, stores: stores.slice(0, 1 + (index % 3)) }));
  for (const plan of [
    { ...firstPlan, routes },
    { ...firstPlan, routes: [], key: keys[1] },
  ]) {
    const restored = parsePlan(serializePlan(plan));
    expect(restored).toEqual(plan);
    expect(stepsOf(restored)).toHaveLength(plan.routes.length + storesOf(plan).length + 3);
  }
});

test.each(['', '{', '[null]', 'chat.nowhere~mars~nobody~years-9~none'])('%j gives a valid plan', (stored) => {
  expect(stepsOf(parsePlan(stored)).length).toBeGreaterThanOrEqual(3);
});
