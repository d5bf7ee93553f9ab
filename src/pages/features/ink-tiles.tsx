import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { features } from '@/site/features';
import { inks } from '@/ui/inks';
import { Motif } from '@/ui/motif';

/** The features as tiles, each in its ink with its motif, and each a link. */
export function InkTiles() {
  return (
    <nav aria-label="Features">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {features.map(({ id, ink, title, path }) => (
          <li key={id}>
            <Link
              to={path}
              className={classNames(
                'scheme-dark group relative isolate flex h-28 items-end overflow-hidden rounded-card p-3 text-sm font-medium text-fg sm:h-40 sm:p-4 lg:h-44',
                inks[ink].deep,
              )}
            >
              <Motif
                kind={id === 'data-privacy' ? 'privacy' : ink}
                seed={id}
                className="absolute inset-0 -z-10 size-full transition-transform duration-slower group-hover:scale-105 rtl:-scale-x-100"
              />
              <span
                className={classNames(
                  'absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t from-35% to-transparent',
                  inks[ink].fromDeep,
                )}
              />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
