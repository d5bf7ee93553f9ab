import { facts } from '@/site/facts';
import { type Plan as PricePlan, plans } from '@/site/plans';

/** The options of the planner. Ids are part of saved plans and links and must not change. */
export const sources = [
  { id: 'chat', name: 'Website chat', holds: 'chats, names', connects: false },
  { id: 'mail', name: 'Mailbox', holds: 'emails, files', connects: true },
  { id: 'calls', name: 'Call recordings', holds: 'voices', connects: true },
  { id: 'shop', name: 'Store database', holds: 'orders, names', connects: true },
] as const;

export const stores = [
  { id: 'bucket', name: 'Your bucket', owner: 'you' },
  { id: 'warehouse', name: 'Your warehouse', owner: 'you' },
  { id: 'ours', name: 'Our storage', owner: 'us' },
] as const;

type RegionName = (typeof facts.regions)[number];

const countries = {
  Frankfurt: { country: 'Germany', isInEU: true },
  Virginia: { country: 'United States', isInEU: false },
  Singapore: { country: 'Singapore', isInEU: false },
} as const satisfies Record<RegionName, object>;

function regionOf(name: RegionName) {
  return { id: name.toLowerCase(), name, ...countries[name] };
}

export const regions = facts.regions.map(regionOf);

/** Includes the country unless it has the same name as the city. */
export function placeName({ name, country }: Plan['region']): string {
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

export type Source = (typeof sources)[number];
export type Store = (typeof stores)[number];

/** A source and the stores its records go to, at least one. */
export interface Route {
  readonly source: Source;
  readonly stores: readonly Store[];
}

export interface Plan {
  readonly routes: readonly Route[];
  readonly region: ReturnType<typeof regionOf>;
  readonly audience: (typeof audiences)[number];
  readonly retention: (typeof retentions)[number];
  readonly key: (typeof keys)[number];
}

export const firstPlan: Plan = {
  routes: [
    { source: sources[0], stores: [stores[0]] },
    { source: sources[3], stores: [stores[0], stores[1]] },
  ],
  region: regionOf(facts.regions[0]),
  audience: audiences[0],
  retention: retentions[1],
  key: keys[0],
};

/** The stores that any source uses, in the order of the list. */
export function storesOf({ routes }: Plan): Store[] {
  return stores.filter((store) => routes.some((route) => route.stores.includes(store)));
}

/** A plan as a short text for storage and links: `chat.bucket+ours,mail.bucket~frankfurt~eu~days-90~yours`. */
export function serializePlan({ routes, region, audience, retention, key }: Plan): string {
  const paths = routes.map(({ source, stores }) => `${source.id}.${stores.map(({ id }) => id).join('+')}`);
  return [paths.join(','), region.id, audience.id, retention.id, key.id].join('~');
}

/** Restores a plan. Unreadable parts fall back to the first plan. */
export function parsePlan(text: string): Plan {
  const [paths, region, audience, retention, key] = text.split('~');
  if (paths === undefined || key === undefined) return firstPlan;
  const chosen = new Map(
    paths.split(',').map((path) => {
      const [source = '', storeIds = ''] = path.split('.');
      return [source, storeIds.split('+')] as const;
    }),
  );
  return {
    routes: sources.flatMap((source) => {
      const storeIds = chosen.get(source.id);
      const own = stores.filter(({ id }) => storeIds?.includes(id));
      return storeIds ? [{ source, stores: own.length > 0 ? own : [stores[0]] }] : [];
    }),
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

/** The cheapest price plan that covers the integration, and what the cheaper ones lack. */
export function fittingPlan(plan: Plan): { readonly plan: PricePlan; readonly needs: readonly string[] } {
  const needs: string[] = [];
  for (const candidate of plans) {
    const missing = missingFrom(candidate, plan);
    if (missing.length === 0) return { plan: candidate, needs };
    needs.push(...missing.filter((need) => !needs.includes(need)));
  }
  return { plan: plans[plans.length - 1] ?? plans[0], needs };
}

function missingFrom({ includes }: PricePlan, plan: Plan): string[] {
  const { routes, region, retention, key } = plan;
  const owners = storesOf(plan).map(({ owner }) => owner);
  const connections =
    routes.filter(({ source }) => source.connects).length + owners.filter((owner) => owner === 'you').length;
  const maxConnections = Number(includes.connections);
  const isRegionFixed = regions.some(({ name }) => name === includes.region);
  return [
    ...(connections > maxConnections
      ? [`${connections} ${connections === 1 ? 'connection' : 'connections'} to your systems`]
      : []),
    ...(includes.speech === false && routes.some(({ source }) => source.id === 'calls')
      ? ['speech to text']
      : []),
    ...(isRegionFixed && region.name !== includes.region ? [`the region ${region.name}`] : []),
    ...(!includes.ownKey && key.id === 'yours' && owners.includes('us') ? ['your own encryption key'] : []),
    ...((retention.days ?? Infinity) > longestRetention(includes.retention)
      ? [`keeping records ${retentionWords(retention)}`]
      : []),
  ];
}

const DAYS = { day: 1, month: 365 / 12, year: 365 } as const;

/** In days. `Infinity` if a price plan does not limit it. */
function longestRetention(retention: string): number {
  const [, count, unit] = /^(\d+) (day|month|year)/.exec(retention) ?? [];
  return unit === 'day' || unit === 'month' || unit === 'year' ? Number(count) * DAYS[unit] : Infinity;
}

function retentionWords({ days, name }: Plan['retention']): string {
  return days === null ? 'until you ask' : `for ${name}`;
}
