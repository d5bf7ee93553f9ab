import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="warn" role="alert" title="Search did not load">
      <p className="text-fg-muted">Check your connection. What you typed is still there.</p>
      <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  );
}
