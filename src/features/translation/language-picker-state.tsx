import type { useTranslation } from './use-translation';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';

/** What stands in the way of a translation, and the way round it. */
export function LanguageState({ translation }: { translation: ReturnType<typeof useTranslation> }) {
  const { allowed, allow, status, translating, retry } = translation;
  if (!allowed) {
    return (
      <div className="p-3">
        <Banner tone="info" title="Translation is switched off">
          <p className="text-fg-muted">
            You refused it in the privacy choices. Google Translate reads the text of the pages you open.
          </p>
          <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={allow}>
            Allow translation
          </Button>
        </Banner>
      </div>
    );
  }
  if (translating || status === 'loading') {
    return (
      <p
        role="status"
        className="flex items-center gap-3 border-b border-border px-5 py-3 text-sm text-fg-muted"
      >
        <Spinner className="size-4" />
        <span>{translating ? 'Translating the page' : 'Fetching the translator'}</span>
      </p>
    );
  }
  if (status !== 'unavailable') return null;
  return (
    <div className="p-3">
      <Banner tone="warn" role="alert" title="Translation is not available right now">
        <p className="text-fg-muted">The page stays as it is, and everything else works.</p>
        <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={() => void retry()}>
          Retry
        </Button>
      </Banner>
    </div>
  );
}
