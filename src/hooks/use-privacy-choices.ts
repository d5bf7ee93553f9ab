import { privacyKeys } from '@/integrations/privacy-choices';
import { useStoredFlag } from './use-stored-flag';

/**
 * What the visitor agreed to. Analytics and the map wait for a yes. The translator comes with the site
 * until it is refused, so what is remembered of it is the refusal.
 */
export function usePrivacyChoices() {
  const [analytics, setAnalytics] = useStoredFlag(privacyKeys.analytics);
  const [map, setMap] = useStoredFlag(privacyKeys.map);
  const [noTranslation, setNoTranslation] = useStoredFlag(privacyKeys.noTranslation);
  return {
    analytics,
    setAnalytics,
    map,
    setMap,
    translation: !noTranslation,
    setTranslation: (allowed: boolean) => setNoTranslation(!allowed),
  };
}
