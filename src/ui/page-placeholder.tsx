import { brand } from '@/site/brand';

/** Reserves the height of a page while it loads, so that the footer does not shift. */
export function PagePlaceholder() {
  return (
    <div className="min-h-svh" aria-busy>
      <title>{brand.name}</title>
      <p role="status" className="sr-only">
        Loading...
      </p>
    </div>
  );
}
