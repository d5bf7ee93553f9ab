import { Link } from 'react-router-dom';

interface Fact {
  readonly figure: string;
  readonly text: string;
  /** The page that says more. */
  readonly to: string;
}

interface FactStripProps {
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly className: string;
}

/** Four figures in a row, each a link to the page that states it. */
export function FactStrip({ label, facts, className }: FactStripProps) {
  return (
    <ul aria-label={label} className={`grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4 ${className}`}>
      {facts.map(({ figure, text, to }) => (
        <li key={figure}>
          <Link to={to} className="group block rounded-sm">
            <span className="block text-h2 font-semibold">{figure}</span>
            <span className="mt-1 block max-w-60 text-sm text-fg-muted underline-offset-4 group-hover:text-fg group-hover:underline">
              {text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
