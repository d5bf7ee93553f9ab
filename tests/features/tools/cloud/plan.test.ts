// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import {
  audiences,
  firstPlan,
  keys,
  type Plan,
  parsePlan,
  regions,
  retentions,
  sources,
  stores,
  serializePlan,
} from '@/features/tools/cloud/plan';
import { composeFlow, planDocument } from '@/features/tools/cloud/flow';
import { layOutVertically, layOutHorizontally, STATION } from '@/features/tools/cloud/flow-layout';

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  sources: fc.subarray([...sources]),
  store: fc.constantFrom(...stores),
  region: fc.constantFrom(...regions),
  audience: fc.constantFrom(...audiences),
  retention: fc.constantFrom(...retentions),
  key: fc.constantFrom(...keys),
});
const remarksOf = (part: Partial<Plan>) => composeFlow({ ...firstPlan, ...part }).remarks.map(({ id }) => id);

test('the first plan has no remarks', () => {
  expect(remarksOf({})).toEqual([]);
});

test('recordings need consent and a short retention', () => {
  expect(remarksOf({ sources: [sources[2]] })).toEqual(['consent']);
  expect(remarksOf({ sources: [sources[2]], retention: retentions[4] })).toEqual(['consent', 'long-voices']);
});

test('transfers out of the EU are remarked on', () => {
  expect(remarksOf({ region: regions[3] })).toEqual(['transfer']);
  expect(remarksOf({ region: regions[4], audience: audiences[2] })).toEqual(['transfer']);
  expect(remarksOf({ region: regions[3], audience: audiences[1] })).toEqual([]);
  expect(remarksOf({ region: regions[2] })).toEqual(['adequacy']);
});

test('missing sources, unlimited retention and split keys are remarked on', () => {
  expect(remarksOf({ sources: [] })).toEqual(['no-source']);
  expect(remarksOf({ retention: retentions[5] })).toEqual(['no-limit']);
  expect(remarksOf({ key: keys[1] })).toEqual(['key-apart']);
  expect(remarksOf({ store: stores[2] })).toEqual(['key-loss']);
});

test('a plan is restored from storage, and any stored value gives a valid plan', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(parsePlan(serializePlan(plan))).toEqual(plan);
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((v) => JSON.stringify(v)),
      ),
      (text) => {
        expect(composeFlow(parsePlan(text)).steps.length).toBeGreaterThanOrEqual(4);
      },
    ),
  );
});

test('stations never overlap or leave the drawing', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const flow = composeFlow(plan);
      for (const { width, height, stations, arcs } of [layOutHorizontally(flow), layOutVertically(flow)]) {
        expect(arcs).toHaveLength(flow.links.length);
        for (const [index, one] of stations.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.x + STATION.width).toBeLessThanOrEqual(width);
          expect(one.y + STATION.height).toBeLessThanOrEqual(height);
          for (const other of stations.slice(index + 1)) {
            const apart =
              Math.abs(one.x - other.x) >= STATION.width || Math.abs(one.y - other.y) >= STATION.height;
            expect(apart, `${one.id} and ${other.id}`).toBe(true);
          }
        }
      }
    }),
  );
});

test('station labels fit their boxes', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const { title, note } of composeFlow(plan).stations) {
        expect(title.length).toBeLessThanOrEqual(15);
        expect(note.length).toBeLessThanOrEqual(17);
      }
    }),
  );
});

test('the exported JSON is stable', () => {
  expect(JSON.parse(planDocument(firstPlan))).toMatchObject({
    format: 'integration-plan',
    formatVersion: 1,
    sources: [
      { id: 'chat', name: 'Website chat' },
      { id: 'mail', name: 'Mailbox' },
    ],
    customersInTheEU: true,
    store: { id: 'bucket', ownedByCustomer: true },
    region: { id: 'frankfurt', insideTheEU: true },
    encryptionKey: { heldByCustomer: true },
    retention: { id: 'days-90', days: 90, erasedOnRequestOnly: false },
    remarks: [],
  });
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const again = parsePlan(serializePlan(plan));
      expect(planDocument(again)).toBe(planDocument(plan));
      const { route }: { route: unknown[] } = JSON.parse(planDocument(plan));
      expect(route).toHaveLength(plan.sources.length + 4);
    }),
  );
});
