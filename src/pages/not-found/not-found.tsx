import type { FormEvent } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { closestPages, wordsOf } from './closest-pages';

export default function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { similar, pages } = closestPages(pathname);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string')
      void navigate(`${paths.search}?${new URLSearchParams({ q: query.trim() })}`);
  }

  return (
    <div className="mx-auto max-w-column px-gutter py-section">
      <title>{`Page not found · ${brand.name}`}</title>
      <meta
        name="description"
        content="There is no page at this address. Search the site or choose one of the suggested pages."
      />
      <meta name="robots" content="noindex" />
      <p
        aria-hidden
        className="-ms-1 font-mono text-[clamp(6rem,24vw,11rem)] leading-none font-medium tracking-tighter text-border-strong"
      >
        404
      </p>
      <h1 className="mt-6 text-h2">Page not found</h1>
      <p className="mt-4 text-lg text-fg-muted">
        The address may be misspelled, or the page may have moved. Search the site or choose a page below.
      </p>
      <form role="search" onSubmit={search} className="mt-8 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-44">
          {/* Starts with the words of the address. */}
          <TextField
            key={pathname}
            label="Search the site"
            type="search"
            name="q"
            required
            defaultValue={wordsOf(pathname)}
          />
        </div>
        <Button type="submit" className="min-h-12">
          Search
        </Button>
      </form>
      <section id="suggestions" className="mt-12">
        <h2 className="text-h4">
          {similar ? `Did you mean ${pages.length === 1 ? 'this page' : 'one of these'}?` : 'Popular pages'}
        </h2>
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
    </div>
  );
}
