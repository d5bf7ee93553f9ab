import { Link } from 'react-router-dom';
import type { Answer, Ranking } from '@/features/search';
import { classNames } from '@/lib/class-names';

interface SitePagesProps {
  readonly pages: Ranking['pages'];
  /** The answer whose page is marked. */
  readonly quoted: Answer | null;
}

/** The pages that the assistant reads, with the quoted one marked. */
export function SitePages({ pages, quoted }: SitePagesProps) {
  const [quotedPath] = quoted?.to.split('#') ?? [];
  const sorted = pages.toSorted(
    (one, other) => Number(other.path === quotedPath) - Number(one.path === quotedPath),
  );
  return (
    <ul className="grid gap-1">
      {sorted.map(({ path, title, description }) => (
        <li
          key={path}
          className={classNames('rounded-control px-3 py-2', path === quotedPath && 'bg-warn-soft')}
        >
          <Link to={path} className="font-medium underline-offset-4 hover:underline">
            {title}
          </Link>
          <p className="text-sm text-fg-muted">
            {path === quotedPath && quoted ? `“${quoted.text}”` : description}
          </p>
        </li>
      ))}
    </ul>
  );
}
