import { reloadPage } from '@/lib/page';
import { brand } from '@/site/brand';
import { Button, ButtonLink } from './button';

interface PageErrorScreenProps {
  readonly back: { readonly label: string; readonly to: string };
}

/** Replaces one page; the frame around it keeps working. */
export function PageErrorScreen({ back }: PageErrorScreenProps) {
  return (
    <div className="mx-auto grid max-w-column justify-items-start gap-4 px-gutter py-section">
      <title>{`Page not shown · ${brand.name}`}</title>
      <h1 className="text-h2">This page could not be shown</h1>
      <p className="text-fg-muted">
        Your connection may have dropped, or a newer version of the site has replaced this page. Everything
        else still works.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reloadPage}>Try again</Button>
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
      </div>
    </div>
  );
}
