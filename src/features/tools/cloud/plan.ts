import { parseKept } from '@/lib/storage';

/** The options of the planner. Ids are part of saved plans and must not change. */
export const sources = [
  { id: 'chat', name: 'Website chat', holds: 'chats, names', glyph: 'bubble' },
  { id: 'mail', name: 'Mailbox', holds: 'letters, files', glyph: 'letter' },
  { id: 'calls', name: 'Call recordings', holds: 'voices', glyph: 'wave' },
  { id: 'shop', name: 'Shop database', holds: 'orders, names', glyph: 'table' },
] as const;

export const stores = [
  { id: 'bucket', name: 'Your bucket', owner: 'you', glyph: 'box' },
  { id: 'warehouse', name: 'Your warehouse', owner: 'you', glyph: 'table' },
  { id: 'ours', name: 'Our storage', owner: 'us', glyph: 'box' },
] as const;

export const regions = [
  { id: 'frankfurt', name: 'Frankfurt', country: 'Germany', law: 'eu' },
  { id: 'paris', name: 'Paris', country: 'France', law: 'eu' },
  { id: 'london', name: 'London', country: 'United Kingdom', law: 'uk' },
  { id: 'virginia', name: 'Virginia', country: 'United States', law: 'other' },
  { id: 'singapore', name: 'Singapore', country: 'Singapore', law: 'other' },
] as const;

/** Includes the country unless it has the same name as the city. */
export function placeName({ name, country }: (typeof regions)[number]): string {
  return name === country ? name : `${name}, ${country}`;
}

export const audiences = [
  { id: 'eu', name: 'In the European Union', inEU: true },
  { id: 'outside', name: 'Only outside the European Union', inEU: false },
  { id: 'everywhere', name: 'Everywhere', inEU: true },
] as const;

export const retentions = [
  { id: 'days-30', name: '30 days', days: 30 },
  { id: 'days-90', name: '90 days', days: 90 },
  { id: 'years-1', name: '1 year', days: 365 },
  { id: 'years-3', name: '3 years', days: 1095 },
  { id: 'years-7', name: '7 years', days: 2555 },
  { id: 'asked', name: 'Until you ask', days: null },
] as const;

export const keys = [
  { id: 'yours', name: 'Your key' },
  { id: 'ours', name: 'Our key' },
] as const;

export interface Plan {
  readonly sources: readonly (typeof sources)[number][];
  readonly store: (typeof stores)[number];
  readonly region: (typeof regions)[number];
  readonly audience: (typeof audiences)[number];
  readonly retention: (typeof retentions)[number];
  readonly key: (typeof keys)[number];
}

export const firstPlan: Plan = {
  sources: [sources[0], sources[1]],
  store: stores[0],
  region: regions[0],
  audience: audiences[0],
  retention: retentions[1],
  key: keys[0],
};

/** Serializes a plan by its option ids. */
export function serializePlan(plan: Plan): string {
  const { store, region, audience, retention, key } = plan;
  const picked = [store, region, audience, retention, key].map(({ id }) => id);
  return JSON.stringify([plan.sources.map(({ id }) => id), ...picked]);
}

/** Restores a plan. Unreadable parts fall back to the first plan. */
export function parsePlan(text: string): Plan {
  const value = parseKept(text);
  if (!isList(value)) return firstPlan;
  const [kept, store, region, audience, retention, key] = value;
  return {
    sources: isList(kept) ? sources.filter(({ id }) => kept.includes(id)) : firstPlan.sources,
    store: pick(stores, store) ?? firstPlan.store,
    region: pick(regions, region) ?? firstPlan.region,
    audience: pick(audiences, audience) ?? firstPlan.audience,
    retention: pick(retentions, retention) ?? firstPlan.retention,
    key: pick(keys, key) ?? firstPlan.key,
  };
}

export function pick<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  id: unknown,
): Choice | undefined {
  return choices.find((choice) => choice.id === id);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
