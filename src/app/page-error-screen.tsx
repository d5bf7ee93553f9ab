import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button, ButtonLink } from '@/ui/button';

/** Stands in for one page; the shell around it goes on working. */
export function PageErrorScreen({ onReload }: { onReload: () => void }) {
  return (
    <div className="mx-auto grid max-w-column justify-items-start gap-4 px-gutter py-section">
      <title>{`Page not shown · ${brand.name}`}</title>
      <h1 className="text-h2">This page could not be shown</h1>
      <p className="text-fg-muted">
        It may have been replaced by a newer version, or your connection dropped on the way. The rest of the
        site works.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onReload}>Try again</Button>
        <ButtonLink to={paths.home} variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
