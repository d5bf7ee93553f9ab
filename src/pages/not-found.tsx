import type { FormEvent } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { decodeText } from '@/lib/text';
import { brand } from '@/site/brand';
import { barLinks, homeLink, productLinks, type NavigationLink } from '@/site/navigation';
import { paths, searchPath } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

export default function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string') void navigate(searchPath(query.trim()));
  }

  return (
    <>
      <title>{`Page not found · ${brand.name}`}</title>
      <meta
        name="description"
        content="There’s no page at this address. Search the site, or choose one of the popular pages."
      />
      <meta name="robots" content="noindex" />
      <div data-hour="night" className="relative overflow-clip px-gutter">
        <div aria-hidden className="lit-window absolute inset-0" />
        <div className="on-sky relative mx-auto max-w-content pt-14 pb-80 sm:pt-20 lg:min-h-120 lg:pb-28 lg:*:max-w-1/2">
          <h1 className="text-h1">Page not found</h1>
          <p className="mt-4 max-w-measure text-lg text-fg-muted">
            The address may have a typo, or the page may have moved. Search the site, or try a page below.
          </p>
          <form
            role="search"
            action={paths.search}
            onSubmit={search}
            className="relative mt-8 flex max-w-2xl flex-wrap items-end gap-3"
          >
            <div className="min-w-0 flex-1 basis-44">
              {/* Starts with the words of the address. */}
              <TextField
                key={pathname}
                label="Search the site"
                type="search"
                name="q"
                required
                defaultValue={readablePath(pathname)}
              />
            </div>
            <Button type="submit" className="min-h-12">
              Search
            </Button>
          </form>
        </div>
      </div>
      <div className="px-gutter pt-10 pb-section">
        <section id="suggestions" className="mx-auto max-w-content">
          <h2 className="text-h4">Popular pages</h2>
          <ul className="mt-4 divide-y divide-border border-y border-border">
            {popular.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group flex min-h-14 items-center justify-between gap-4 rounded-sm font-medium hover:text-accent-fg"
                >
                  <span>{label}</span>
                  <span className="flex min-w-0 items-center gap-3 text-sm font-normal text-fg-subtle">
                    <span translate="no" className="truncate max-sm:hidden">
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
    </>
  );
}

const popular: readonly NavigationLink[] = [homeLink, ...productLinks, ...barLinks];

/** The words in an address, without punctuation and file extension. */
export function readablePath(pathname: string): string {
  return decodeText(pathname)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
