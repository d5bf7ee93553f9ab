import { LuEye, LuLock } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { SampleFigure } from '@/ui/sample-figure';

const { encryption, regions } = facts;

const MESSAGE = '“Could order 3318 go to 18 Mill Lane instead? We’ve just moved.”';

/** Where one message goes, and whether it can be read there. */
const places = [
  { place: 'Visitor’s browser', detail: 'The visitor types it.', isSealed: false },
  { place: 'In transit', detail: `Encrypted with ${encryption.inTransit}.`, isSealed: true },
  { place: 'While it answers', detail: 'Decrypted in memory, for the moment.', isSealed: false },
  {
    place: `Storage in ${regions[0]}`,
    detail: `Encrypted with ${encryption.atRest}, key 7c1e.`,
    isSealed: true,
  },
] as const;

/** Where the message is open, windows are lit. */
export const readable = places.map(({ isSealed }) => (isSealed ? 0 : 0.9));

/** One message from the browser to storage, open or sealed at each place. */
export function MessagePath() {
  return (
    <SampleFigure
      look="open"
      label="One message, from the browser to storage"
      className="pb-4! sm:pb-16! lg:pb-8!"
    >
      <ol className="grid gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-border rtl:divide-x-reverse">
        {places.map(({ place, detail, isSealed }) => {
          const Icon = isSealed ? LuLock : LuEye;
          return (
            <li key={place} className="lg:min-h-56 lg:px-6 lg:first:ps-0 lg:last:pe-0">
              <p className="flex items-center gap-2.5 text-lg font-semibold">
                <Icon aria-hidden className={classNames('size-5 shrink-0', !isSealed && 'text-sun')} />
                <span>{place}</span>
              </p>
              <p className="mt-1 text-fg-muted">{detail}</p>
              {isSealed ? (
                <p className="mt-4 text-h4">
                  <span aria-hidden className="block tracking-widest wrap-anywhere text-fg-subtle">
                    {MESSAGE.replaceAll(/[^ ]/g, '•')}
                  </span>
                  <span className="sr-only">Unreadable</span>
                </p>
              ) : (
                <p translate="no" className="mt-4 text-h4">
                  {MESSAGE}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </SampleFigure>
  );
}
