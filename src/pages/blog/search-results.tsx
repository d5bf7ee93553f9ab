import { LuSearch } from 'react-icons/lu';
import { SampleFigure } from '@/ui/sample-figure';

/** The same page of a utility in a search result, before and after the four habits. */
const results = [
  {
    state: 'Before',
    place: 'Result 14',
    look: 'text-fg-subtle',
    address: 'example.com / node / 2217',
    title: 'Information on relocation processes and decentralized generation facil…',
    text: 'In the context of relocations, a number of aspects must be taken into consideration with regard to the …',
    point: 'The title is cut off, and the answer comes in paragraph six.',
  },
  {
    state: 'After',
    place: 'Result 2',
    look: 'text-mint',
    address: 'example.com / moving / solar-panels',
    title: 'Moving with solar panels: what to do and what it costs',
    text: 'Tell us two weeks before you move. We transfer your contract for free, and your solar credits move with you.',
    point: 'The question is the title. The answer is in the first two lines.',
  },
] as const;

export function SearchResults() {
  return (
    <SampleFigure label="One page in a search result" className="p-0!">
      <p className="flex items-center gap-3 border-b border-border bg-bg px-5 py-3 sm:px-6">
        <LuSearch aria-hidden className="size-4 text-fg-muted" />
        <span>moving with solar panels</span>
      </p>
      {results.map(({ state, place, look, address, title, text, point }) => (
        <div key={state} className="border-b border-border p-5 last:border-b-0 sm:p-6">
          <p className="flex justify-between gap-4 font-mono text-xs">
            <span className={look}>{state}</span>
            <span className="text-fg-muted">{place}</span>
          </p>
          <p translate="no" className="mt-4 text-sm text-fg-muted">
            {address}
          </p>
          <p className="mt-0.5 text-lg font-medium text-accent-fg">{title}</p>
          <p className="mt-1 text-fg-muted">{text}</p>
          <p className="mt-4 border-s-2 border-border-strong/60 ps-3 text-sm">{point}</p>
        </div>
      ))}
    </SampleFigure>
  );
}
