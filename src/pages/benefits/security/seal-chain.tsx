import { LuEye, LuLock } from 'react-icons/lu';
import { plansWith } from '@/domain/format';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { SampleFigure } from '@/ui/sample-figure';

const { encryption, regions } = facts;

const MESSAGE = 'Could order 3318 go to 18 Mill Lane instead? We’ve just moved.';

/** Where one message goes, and what can be read there. */
const places = [
  { place: 'Visitor’s browser', detail: 'The visitor types it.' },
  {
    place: 'In transit',
    detail: `Encrypted with ${encryption.inTransit}.`,
    isSealed: true,
  },
  {
    place: 'While it answers',
    detail: 'Decrypted in memory, for the moment.',
  },
  {
    place: `Storage in ${regions[0]}`,
    detail: `Encrypted with ${encryption.atRest}, key 7c1e.`,
    isSealed: true,
  },
] as const;

/** The lengths of the blocks that stand for unreadable text, in characters. */
const ciphertext = [5, 9, 3, 7, 4, 8, 6, 3.5, 9.5, 5.5, 7.5, 4.5, 6.5, 8.5] as const;

/** Each entry carries the seal of the one before it. */
const entries = [
  { at: '9:02:11 AM', who: 'Chatbot', did: 'Read order 3318', seal: '81b0' },
  { at: '9:02:12 AM', who: 'Chatbot', did: 'Answered conversation 2206', seal: '3f9a' },
  { at: '9:40:05 AM', who: 'Mara, support', did: 'Opened conversation 2206', seal: 'c1d7' },
] as const;

/** One message from the browser to storage, open or sealed at each place, and the log of who read it. */
export function SealChain() {
  return (
    <SampleFigure look="open" label="One message, from the browser to storage" className="pb-0! sm:pt-10!">
      <ol className="grid md:grid-cols-4">
        {places.map((step) => (
          <Place key={step.place} readable={MESSAGE} {...step} />
        ))}
      </ol>
      <div className="mt-6 grid gap-x-10 gap-y-2 border-t border-border pt-6 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div>
          <p className="font-semibold">Audit log</p>
          <p className="mt-1 text-sm text-fg-muted">{`On ${plansWith('signOn')}.`}</p>
        </div>
        <ol className="divide-y divide-border">
          {entries.map(({ at, who, did, seal }, index) => (
            <li
              key={at}
              className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_9rem_1fr_auto] sm:items-baseline"
            >
              <span className="font-mono text-sm text-fg-muted max-sm:col-start-2 max-sm:row-start-1 max-sm:text-end">
                {at}
              </span>
              <span className="font-medium max-sm:row-start-1">{who}</span>
              <span className="text-fg-muted">{did}</span>
              <span translate="no" className="flex items-center gap-2 font-mono text-sm">
                <LuLock aria-hidden className="size-3.5 text-accent-fg" />
                <span className="text-fg-subtle">{entries[index - 1]?.seal ?? '0000'}</span>
                <span aria-hidden className="h-px w-4 bg-accent" />
                <span className="text-accent-fg">{seal}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </SampleFigure>
  );
}

interface PlaceProps {
  readonly place: string;
  readonly detail: string;
  readonly readable: string;
  readonly isSealed?: boolean;
}

function Place({ place, detail, readable, isSealed = false }: PlaceProps) {
  const Icon = isSealed ? LuLock : LuEye;
  return (
    <li className="group grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 md:flex md:flex-col">
      <div className="flex flex-col items-center md:flex-row">
        <span
          className={classNames(
            'grid size-10 shrink-0 place-items-center rounded-full border',
            isSealed ? 'border-accent bg-accent text-on-accent' : 'border-border-strong bg-surface text-fg',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <span
          aria-hidden
          className="grow border-dashed border-border-strong group-last:hidden max-md:border-s md:border-t"
        />
      </div>
      <div className="max-md:pb-5 max-md:group-last:pb-0 md:mt-5 md:flex md:grow md:flex-col md:pe-5 md:group-last:pe-0">
        <p className="text-lg font-semibold">{place}</p>
        <p className="mt-1 text-sm text-fg-muted md:min-h-16 lg:min-h-11">{detail}</p>
        <p
          className={classNames(
            'mt-2 rounded-control px-4 py-3 md:mt-4 md:p-4 md:min-h-32 md:grow',
            isSealed ? 'bg-accent-soft' : 'border border-border bg-surface',
          )}
        >
          {isSealed ? (
            <>
              <span className="sr-only">Unreadable</span>
              <span aria-hidden className="flex flex-wrap gap-1.5">
                {ciphertext.map((width) => (
                  <span
                    key={width}
                    className="h-3.5 rounded-xs bg-accent-fg/45"
                    style={{ inlineSize: `${width}ch` }}
                  />
                ))}
              </span>
            </>
          ) : (
            <span translate="no" className="line-clamp-6">
              {readable}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
