import { useStoredFlag } from '@/lib/use-stored-flag';

/** Analytics and the map are opt-in. Translation is opt-out, so what is stored is the refusal. */
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
