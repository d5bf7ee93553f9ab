import { LuArrowUpLeft } from 'react-icons/lu';
import { frequentQuestions, popularSearches } from '../search';

interface SearchStartersProps {
  readonly asking: boolean;
  readonly onQuery: (query: string) => void;
}

export function SearchStarters({ asking, onQuery }: SearchStartersProps) {
  const starters = asking ? frequentQuestions : popularSearches;
  return (
    <section aria-label={asking ? 'Often asked' : 'Popular'}>
      <p aria-hidden className="px-3 pt-1 pb-1.5 font-mono text-xs text-fg-subtle">
        {asking ? 'Often asked' : 'Popular'}
      </p>
      <ul>
        {starters.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              onClick={() => onQuery(starter)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-input px-3 text-start transition-colors duration-fast hover:bg-surface-2"
            >
              <span className="flex-1">{starter}</span>
              <LuArrowUpLeft aria-hidden className="size-4 text-fg-subtle rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
