import { facts } from '@/site/facts';
import { placeName, type Plan, storesOf } from './plan';

export interface Step {
  readonly place: string;
  readonly happens: string;
  readonly kept: string;
}

const transports = {
  chat: `What a visitor types is sent encrypted with ${facts.encryption.inTransit}.`,
  mail: 'New emails are fetched over IMAP with TLS. The originals stay where they are.',
  calls: 'Audio is cut into ten-second pieces and sent encrypted.',
  shop: 'The tables you name are read through a read-only account. Nothing is written back.',
} as const;

const layouts = {
  bucket: 'one file per conversation, in a folder for each day',
  warehouse: 'one row per conversation, in its own schema',
  ours: 'one record per conversation, separate from those of other customers',
} as const;

/** What happens to the data, in order. */
export function stepsOf(plan: Plan): Step[] {
  const { routes, region, retention, key } = plan;
  const where = placeName(region);
  const holder = key.id === 'yours' ? 'your key store' : 'our key store';
  const keyControl =
    key.id === 'yours' ? 'Revoke it, and stored data can no longer be read.' : 'We log each use of it.';
  return [
    ...routes.map(({ source: { id, name } }) => ({
      place: name,
      happens: transports[id],
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
      happens: `From ${sourcesFor(plan, store.id)}: question, answer and source are stored, ${layouts[store.id]}, encrypted with ${facts.encryption.atRest} and a key from ${holder}. ${keyControl}`,
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
