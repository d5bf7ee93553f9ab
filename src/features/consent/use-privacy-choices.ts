import { useStoredFlag } from '@/lib/use-stored-flag';

/**
 * What the visitor agreed to. Analytics and the map wait for a yes. The translator comes with the site
 * until it is refused, so what is remembered of it is the refusal.
 */
export function usePrivacyChoices() {
  const [analytics, setAnalytics] = useStoredFlag('privacy-analytics');
  const [map, setMap] = useStoredFlag('privacy-map');
  const [noTranslation, setNoTranslation] = useStoredFlag('privacy-no-translation');
  return {
    analytics,
    setAnalytics,
    map,
    setMap,
    translation: !noTranslation,
    setTranslation: (allowed: boolean) => setNoTranslation(!allowed),
  };
}
