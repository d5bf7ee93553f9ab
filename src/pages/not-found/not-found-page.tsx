import { brand } from '@/site/brand';
import { NotFoundIllustration } from '@/ui/illustrations/not-found';
import { SearchForm } from './search-form';
import { SuggestionsSection } from './suggestions-section';

export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-column px-gutter py-section">
      <title>{`Page not found · ${brand.name}`}</title>
      <meta name="description" content="There is no page at this address. Search the site, or pick a page." />
      <meta name="robots" content="noindex" />
      <NotFoundIllustration className="w-full max-w-sm" />
      <h1 className="mt-10 text-h2">There is no page here</h1>
      <p className="mt-4 text-lg text-fg-muted">
        The address may have a slip in it, or the page has moved. Search for what you wanted, or start from
        one of these.
      </p>
      <SearchForm />
      <SuggestionsSection />
    </div>
  );
}
