import { useStoredFlag } from '@/lib/use-stored-flag';
import {
  ANALYTICS_CHOICE_KEY,
  MAP_CHOICE_KEY,
  MODEL_CHOICE_KEY,
  NO_TRANSLATION_KEY,
} from '@/site/storage-keys';

/** Analytics and the map are opt-in. Translation is opt-out, so what is stored is the refusal. */
export function usePrivacyChoices() {
  const [analytics, setAnalytics] = useStoredFlag(ANALYTICS_CHOICE_KEY);
  const [map, setMap] = useStoredFlag(MAP_CHOICE_KEY);
  const [noTranslation, setNoTranslation] = useStoredFlag(NO_TRANSLATION_KEY);
  return {
    analytics,
    setAnalytics,
    map,
    setMap,
    translation: !noTranslation,
    setTranslation: (allowed: boolean) => setNoTranslation(!allowed),
  };
}

/** Whether texts may be sent to Gemini. Opt-in. A separate hook, because it is only used if a model is set up. */
export function useModelChoice() {
  return useStoredFlag(MODEL_CHOICE_KEY);
}
