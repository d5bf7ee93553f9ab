import type { Plan } from './choices';
import { composeFlow } from './flow';

/** The plan as a file: its keys say what they mean, and stay the same from one version to the next. */
export function planDocument(plan: Plan): string {
  const { steps, remarks } = composeFlow(plan);
  const content = {
    format: 'lumenary-integration',
    formatVersion: 1,
    sources: plan.sources.map(({ id, name }) => ({ id, name })),
    customersInTheEU: plan.audience.inEU,
    store: { id: plan.store.id, name: plan.store.name, ownedByCustomer: plan.store.owner === 'you' },
    region: {
      id: plan.region.id,
      name: plan.region.name,
      country: plan.region.country,
      insideTheEU: plan.region.law === 'eu',
    },
    encryptionKey: { heldByCustomer: plan.key.id === 'yours' },
    retention: {
      id: plan.retention.id,
      days: plan.retention.days,
      erasedOnRequestOnly: plan.retention.days === null,
    },
    route: steps.map(({ place, happens, kept }) => ({ place, whatHappens: happens, keptThere: kept })),
    remarks: remarks.map(({ id, weight, title, text }) => ({ id, weight, title, text })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
