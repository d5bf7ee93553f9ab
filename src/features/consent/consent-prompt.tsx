import { useHydrated } from '@/lib/use-hydrated';
import { sections } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { hasAnalytics, usePrivacyChoices } from './choices';

/** Asks once for consent to analytics. Nothing is loaded before, and the page can be used without answering. */
export function ConsentPrompt() {
  const { isAsked, setAnalytics } = usePrivacyChoices();
  // The prerendered page does not know the stored answer.
  const isHydrated = useHydrated();
  if (!hasAnalytics() || !isHydrated || isAsked) return null;
  return (
    <aside
      aria-label="Analytics"
      className="consent-prompt rounded-card border border-border bg-surface p-5 text-sm shadow-overlay print:hidden"
    >
      <p>
        Allow Google Analytics to count the pages you view? It sets cookies and receives your IP address. The
        site works the same if you decline. <TextLink to={sections.privacyChoices}>Privacy choices</TextLink>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setAnalytics(false)}>
          Decline
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAnalytics(true)}>
          Allow
        </Button>
      </div>
    </aside>
  );
}
