import { LuEye, LuLock } from 'react-icons/lu';
import { plansWith } from '@/domain/format';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { Windows } from '@/ui/illustrations/windows';
import { SampleFigure } from '@/ui/sample-figure';

const { encryption, regions } = facts;
const signOn = plansWith('signOn');

const MESSAGE = 'Could order 3318 go to 18 Mill Lane instead? We’ve just moved.';

/** Where one message goes, and what can be read there. */
const places = [
  { place: 'Visitor’s browser', detail: 'The visitor types it.' },
  {
    place: 'In transit',
    detail: `Encrypted with ${encryption.inTransit}.`,
    isSealed: true,
  },
  { place: 'While it answers', detail: 'Decrypted in memory, for the moment.' },
  {
    place: `Storage in ${regions[0]}`,
    detail: `Encrypted with ${encryption.atRest}, key 7c1e.`,
    isSealed: true,
  },
] as const;

/** Where the message is open, windows are lit. */
export const readable = places.map((step) => ('isSealed' in step ? 0 : 0.9));

/** Each entry carries the seal of the one before it. */
const entries = [
  { at: '9:02:11 AM', who: 'Chatbot', did: 'Read order 3318', seal: '81b0' },
  { at: '9:02:12 AM', who: 'Chatbot', did: 'Answered conversation 2206', seal: '3f9a' },
  { at: '9:40:05 AM', who: 'Mara, support', did: 'Opened conversation 2206', seal: 'c1d7' },
] as const;

/** One message from the browser to storage, open or sealed at each place, and the log of who read it. */
export function SealChain() {
  return (
    <SampleFigure
      label="One message, from the browser to storage"
      note="Each window is one letter. Lit letters are readable. Dark ones are encrypted."
      className="pb-2! sm:pb-3!"
    >
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
        {places.map((step) => (
          <Place key={step.place} {...step} />
        ))}
      </ol>
      <div className="mt-8 grid gap-x-10 gap-y-2 border-t border-border pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div>
          <p className="font-semibold">Audit log</p>
          {signOn !== null && <p className="mt-1 text-sm text-fg-muted">{`On ${signOn}.`}</p>}
        </div>
        <ol className="divide-y divide-border">
          {entries.map(({ at, who, did, seal }, index) => (
            <li
              key={at}
              className="grid gap-x-6 gap-y-1 py-3 min-[22rem]:grid-cols-[1fr_auto] sm:grid-cols-[7rem_9rem_1fr_auto] sm:items-baseline"
            >
              <span className="font-mono text-sm text-fg-muted min-[22rem]:max-sm:col-start-2 min-[22rem]:max-sm:row-start-1 min-[22rem]:max-sm:text-end">
                {at}
              </span>
              <span className="font-medium min-[22rem]:max-sm:row-start-1">{who}</span>
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
  readonly isSealed?: boolean;
}

function Place({ place, detail, isSealed = false }: PlaceProps) {
  const Icon = isSealed ? LuLock : LuEye;
  return (
    <li>
      <Windows
        isDecorative
        columns={16}
        groups={[
          { look: isSealed ? 'dark' : 'lit', count: MESSAGE.length, meaning: isSealed ? 'Shut' : 'Readable' },
        ]}
      />
      <p className="mt-4 flex items-center gap-2.5 text-lg font-semibold">
        <Icon aria-hidden className={classNames('size-5 shrink-0', !isSealed && 'text-sun')} />
        <span>{place}</span>
      </p>
      <p className="mt-1 text-fg-muted">{detail}</p>
      {isSealed ? (
        <p className="mt-3 text-fg-subtle">Unreadable</p>
      ) : (
        <p translate="no" className="mt-3 font-medium">{`“${MESSAGE}”`}</p>
      )}
    </li>
  );
}
