import { reloadPage } from '@/lib/reload-page';
import { brand } from '@/site/brand';
import { Button, ButtonLink } from './button';

interface ErrorScreenProps {
  /** What failed to load or render. */
  readonly what?: 'page' | 'site';
  /** A link to another page; needs a router. */
  readonly back?: { readonly label: string; readonly to: string };
}

/** Replaces a page, or the whole site, that failed to load or render. */
export function ErrorScreen({ what = 'page', back }: ErrorScreenProps) {
  const title = `This ${what} didn’t load`;
  return (
    <div className="mx-auto grid max-w-column justify-items-start gap-4 px-gutter py-section">
      <title>{`${title} · ${brand.name}`}</title>
      <h1 className="text-h2">{title}</h1>
      <p className="text-fg-muted">
        Your connection may have dropped, or there’s a newer version of the site. Trying again usually helps.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reloadPage}>Try again</Button>
        {back && (
          <ButtonLink to={back.to} variant="secondary">
            {back.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
