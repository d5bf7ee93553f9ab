import { facts } from '@/site/facts';
import { placeName, type Plan, storesOf } from './plan';
import { findRemarks, type Remark } from './plan-remarks';

export type Glyph = 'bubble' | 'letter' | 'wave' | 'table' | 'shield' | 'chip' | 'box' | 'key' | 'clock';
export type Place = 'source' | 'gate' | 'model' | 'store' | 'key' | 'erasure';

export interface Station {
  readonly id: string;
  readonly place: Place;
  readonly title: string;
  readonly note: string;
  readonly glyph: Glyph;
}

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** A control link, such as key to store, that carries no data. */
  readonly steers?: boolean;
}

export interface Step {
  readonly place: string;
  readonly happens: string;
  readonly kept: string;
}

export interface Flow {
  readonly stations: readonly Station[];
  readonly links: readonly Link[];
  /** The flow in words, in order. */
  readonly steps: readonly Step[];
  readonly remarks: readonly Remark[];
}

/** Derives the drawing, the steps and the remarks from a plan. */
export function composeFlow(plan: Plan): Flow {
  return {
    stations: stationsOf(plan),
    links: [
      ...plan.routes.map(({ source }) => ({ from: source.id, to: 'gate' })),
      { from: 'gate', to: 'model', label: 'private' },
      ...storesOf(plan).map(({ id }, index): Link => {
        const link = { from: 'model', to: `store-${id}` };
        return index === 0 ? { from: link.from, to: link.to, label: 'sealed' } : link;
      }),
      // The key and the erasure hold for every store, drawn as one line through all of them.
      ...steering(['key', ...storesOf(plan).map(({ id }) => `store-${id}`), 'erasure']),
    ],
    steps: stepsOf(plan),
    remarks: findRemarks(plan),
  };
}

function steering(stations: readonly string[]): Link[] {
  return stations.slice(1).map((to, index) => ({ from: stations[index] ?? to, to, steers: true }));
}

function stationsOf(plan: Plan): Station[] {
  const { routes, region, retention, key } = plan;
  const place = region.name;
  const end = retention.days === null ? 'when you ask' : `after ${retention.name}`;
  const keyStore = key.id === 'yours' ? 'in your key store' : 'in our key store';
  return [
    ...routes.map(({ source: { id, name, holds, glyph } }) => ({
      id,
      place: 'source' as const,
      title: name,
      note: holds,
      glyph,
    })),
    { id: 'gate', place: 'gate', title: 'Our filter', note: place, glyph: 'shield' },
    { id: 'model', place: 'model', title: 'Our model', note: place, glyph: 'chip' },
    { id: 'key', place: 'key', title: key.name, note: keyStore, glyph: 'key' },
    ...storesOf(plan).map(({ id, name, glyph }) => ({
      id: `store-${id}`,
      place: 'store' as const,
      title: name,
      note: place,
      glyph,
    })),
    { id: 'erasure', place: 'erasure', title: 'Erased', note: end, glyph: 'clock' },
  ];
}

const arrivals = {
  chat: `What a visitor types is sent encrypted with ${facts.encryption.inTransit}.`,
  mail: 'New emails are fetched over IMAP with TLS. The originals stay where they are.',
  calls: 'Audio is cut into ten-second pieces and sent encrypted.',
  shop: 'The tables you name are read through a read-only account. Nothing is written back.',
} as const;

const forms = {
  bucket: 'one file per conversation, in a folder for each day',
  warehouse: 'one row per conversation, in its own schema',
  ours: 'one record per conversation, separate from those of other customers',
} as const;

function stepsOf(plan: Plan): Step[] {
  const { routes, region, retention, key } = plan;
  const where = placeName(region);
  const holder = key.id === 'yours' ? 'your key store' : 'our key store';
  const taken =
    key.id === 'yours' ? 'Revoke it, and stored data can no longer be read.' : 'We log each use of it.';
  return [
    ...routes.map(({ source: { id, name } }) => ({
      place: name,
      happens: arrivals[id],
      kept: 'nothing',
    })),
    {
      place: `Our filter, ${where}`,
      happens: 'Card numbers and passwords are masked before the model reads the data.',
      kept: 'under one second',
    },
    {
      place: `Our model, ${where}`,
      happens: 'Reads the masked data over a private network and answers. It is not trained on this data.',
      kept: 'until it has answered',
    },
    ...storesOf(plan).map((store) => ({
      place: `${store.name}, ${where}`,
      happens: `From ${sourcesFor(plan, store.id)}: question, answer and source are stored, ${forms[store.id]}, encrypted with ${facts.encryption.atRest} and a key from ${holder}. ${taken}`,
      kept: retention.days === null ? 'until you ask' : retention.name,
    })),
    {
      place: 'Erasure',
      happens:
        retention.days === null
          ? 'Everything stays until you ask us to erase it. We then erase it within 30 days, including copies.'
          : `After ${retention.name} a record is erased, including copies, and a line in your log says so.`,
      kept: 'only the line in the log',
    },
  ];
}

function sourcesFor({ routes }: Plan, store: string): string {
  const names = routes
    .filter(({ stores }) => stores.some(({ id }) => id === store))
    .map(({ source }) => source.name.toLowerCase());
  return names.join(' and ');
}
