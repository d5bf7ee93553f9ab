import { useEffect } from 'react';
import { ANALYTICS_ASKED_KEY } from '@/lib/storage-keys';
import { useHydrated } from '@/lib/use-hydrated';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { sections } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { hasAnalytics, usePrivacyChoices } from './choices';

/** Asks once for consent to analytics. Nothing is loaded before, and the page can be used without answering. */
export function ConsentPrompt() {
  return hasAnalytics() ? <Prompt /> : null;
}

function Prompt() {
  const { isOpen, answer } = useQuestion();
  if (!isOpen) return null;
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
        <Button variant="secondary" size="sm" onClick={() => answer(false)}>
          Decline
        </Button>
        <Button variant="secondary" size="sm" onClick={() => answer(true)}>
          Allow
        </Button>
      </div>
    </aside>
  );
}

/** Open until it is answered here or analytics are turned on in the privacy choices. */
function useQuestion() {
  const { analytics, setAnalytics } = usePrivacyChoices();
  const [isAnswered, setIsAnswered] = useStoredFlag(ANALYTICS_ASKED_KEY);
  // The prerendered page does not know the stored answer.
  const isHydrated = useHydrated();

  useEffect(() => {
    if (analytics) setIsAnswered(true);
  }, [analytics, setIsAnswered]);

  function answer(agrees: boolean) {
    setAnalytics(agrees);
    setIsAnswered(true);
  }
  return { isOpen: isHydrated && !isAnswered && !analytics, answer };
}
