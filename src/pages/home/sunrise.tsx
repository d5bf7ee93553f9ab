import { night, store } from '@/site/messages';
import { Street } from '@/ui/illustrations/street/street';

const everyOther = [0.4] as const;

/** The night's end: the sun rises behind the roofs in front of which it has set, and the windows go out. */
export function Sunrise() {
  return (
    <figure data-hour="sunrise" className="sunrise relative isolate overflow-clip pb-56 sm:h-140 sm:pb-0">
      <span aria-hidden className="sunrise-sun bottom-12 -z-2 sm:bottom-58" />
      <Street
        seed="home"
        shopAt="50vw"
        sign={store.name}
        lit={everyOther}
        className="-z-1 max-sm:[zoom:0.55]"
      />
      {night && (
        <p
          data-search="example"
          className="on-sky mx-auto max-w-content pt-5 max-xl:px-gutter text-h3 font-semibold sm:pt-14"
        >
          <span className="block max-w-[17em] text-balance">{`“${store.closingLine}”`}</span>
          <span className="mt-2 block text-base font-normal text-fg-muted">{`${store.owner}, owner (sample)`}</span>
        </p>
      )}
    </figure>
  );
}
