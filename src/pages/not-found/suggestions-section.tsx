import { LuArrowRight } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { closestPages } from './closest-pages';

export function SuggestionsSection() {
  const { pathname } = useLocation();
  const { meant, pages } = closestPages(pathname);
  return (
    <section id="suggestions" className="mt-12">
      <h2 className="text-h4">{meant ? 'Did you mean' : 'Pages that people look for'}</h2>
      <ul className="mt-4 divide-y divide-border border-y border-border">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex min-h-14 items-center justify-between gap-4 rounded-sm font-medium hover:text-accent-fg"
            >
              <span>{label}</span>
              <span className="flex min-w-0 items-center gap-3 text-sm font-normal text-fg-subtle">
                <span translate="no" className="truncate font-mono max-sm:hidden">
                  {to}
                </span>
                <LuArrowRight
                  aria-hidden
                  className="size-4 shrink-0 transition-transform duration-base group-hover:translate-x-0.5 rtl:rotate-180"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
