import { facts } from '@/site/facts';
import { amountOf, listOf } from '@/lib/number-words';
import { plansWith } from '@/site/plans';
import { placeName, type Plan, storesOf, type Source } from './plan';

export interface Step {
  readonly place: string;
  readonly happens: string;
  readonly retention: string;
}

const transports = {
  chat: `What a visitor types is sent encrypted with ${facts.encryption.inTransit}.`,
  mail: 'New emails are fetched over IMAP with TLS. The originals stay where they are.',
  calls: `Audio is streamed encrypted. ${facts.captionDelay}.`,
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
      retention: 'nothing',
    })),
    {
      place: `Our filter, ${where}`,
      happens: 'Card numbers and passwords are masked before the model reads the data.',
      retention: facts.whileItWorks,
    },
    {
      place: `Our model, ${where}`,
      happens: 'Reads the masked data over a private network and answers. It isn’t trained on this data.',
      retention: 'until it has answered',
    },
    ...storesOf(plan).map((store) => ({
      place: `${store.name}, ${where}`,
      happens: `From ${sourcesFor(plan, store.id)}: question, answer, and source are stored, ${layouts[store.id]}, encrypted with ${facts.encryption.atRest} and a key from ${holder}. ${keyControl}`,
      retention: retention.days === null ? 'until you ask' : retention.name,
    })),
    {
      place: 'Erasure',
      happens:
        retention.days === null
          ? 'Everything stays until you ask us to erase it. We then erase it within 30 days, including copies.'
          : `After ${retention.name} a record is erased, including copies, and a line in your log says so.`,
      retention: 'only the line in the log',
    },
  ];
}

function sourcesFor({ routes }: Plan, store: string): string {
  const names = routes
    .filter(({ stores }) => stores.some(({ id }) => id === store))
    .map(({ source }) => source.name.toLowerCase());
  return names.join(' and ');
}

export interface Remark {
  readonly id: string;
  /** Whether the customer must act, should act, or only needs to know. */
  readonly weight: 'must' | 'should' | 'know';
  readonly title: string;
  readonly text: string;
}

interface Rule extends Remark {
  readonly applies: (plan: Plan) => boolean;
}

const has = ({ routes }: Plan, id: Source['id']) => routes.some(({ source }) => source.id === id);
const usesOwner = (plan: Plan, owner: 'you' | 'us') => storesOf(plan).some((store) => store.owner === owner);

export const remarks = [
  {
    id: 'no-source',
    weight: 'must',
    title: 'No source is chosen yet.',
    text: 'Choose at least one source.',
    applies: ({ routes }) => routes.length === 0,
  },
  {
    id: 'consent',
    weight: 'must',
    title: 'Recordings need consent.',
    text: 'Tell everyone at the start of a call, and don’t record it if anyone objects.',
    applies: (plan) => has(plan, 'calls'),
  },
  {
    id: 'transfer',
    weight: 'must',
    title: 'Data about people in the EU leaves the EU.',
    text: 'That requires a legal basis, such as standard contractual clauses, and an assessment of the transfer.',
    applies: ({ audience, region }) => audience.inEU && !region.isInEU,
  },
  {
    id: 'no-limit',
    weight: 'should',
    title: '“Until you ask” sets no limit.',
    text: 'Data protection law requires one. Set a date to review it.',
    applies: ({ retention, audience }) => retention.days === null && audience.inEU,
  },
  {
    id: 'long-voices',
    weight: 'should',
    title: 'That’s a long time to keep calls.',
    text: `We delete the audio after ${amountOf(facts.audioKeptHours, 'hour')}. Keep the transcript for a shorter time, too.`,
    applies: (plan) => has(plan, 'calls') && (plan.retention.days ?? Infinity) > 365,
  },
  {
    id: 'letters',
    weight: 'should',
    title: 'A mailbox contains more than questions.',
    text: 'Emails can contain health or bank data. Connect only the folders that customers write to.',
    applies: (plan) => has(plan, 'mail'),
  },
  {
    id: 'two-copies',
    weight: 'know',
    title: 'A record in two stores is erased in both.',
    text: 'A request to erase takes as long as the slower of the two.',
    applies: ({ routes }) => routes.some(({ stores }) => stores.length > 1),
  },
  {
    id: 'key-apart',
    weight: 'know',
    title: 'The storage is yours, but the key isn’t.',
    text: `Without us, you couldn’t open your own records. You can bring your own key on ${listOf(plansWith('ownKey'))}.`,
    applies: (plan) => usesOwner(plan, 'you') && plan.key.id === 'ours',
  },
  {
    id: 'key-loss',
    weight: 'know',
    title: 'A lost key is lost data.',
    text: 'Without your key, no one can read the storage, including us. Keep a second copy of the key.',
    applies: (plan) => usesOwner(plan, 'us') && plan.key.id === 'yours',
  },
] as const satisfies readonly Rule[];

/** Remarks that apply to a plan, the most urgent first. */
export function findRemarks(plan: Plan): Remark[] {
  return remarks
    .filter(({ applies }) => applies(plan))
    .map(({ id, weight, title, text }) => ({ id, weight, title, text }));
}
