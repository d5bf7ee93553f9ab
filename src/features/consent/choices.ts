import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOnce } from '@/lib/load-chunk';
import { logError } from '@/lib/log-error';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { env } from '@/lib/env';
import {
  ANALYTICS_CHOICE_KEY,
  MAP_CHOICE_KEY,
  MODEL_CHOICE_KEY,
  NO_TRANSLATION_KEY,
} from '@/lib/storage-keys';

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

const loadAnalytics = loadOnce(() => import('./analytics'));

/** Counts page views while the visitor agrees to it. */
export function useAnalytics() {
  const { analytics } = usePrivacyChoices();
  const { pathname } = useLocation();

  useEffect(() => {
    if (!analytics) return;
    // Read now, because the visitor may be on another page once the code has loaded.
    const { title } = document;
    loadAnalytics()
      .then(({ countPageView }) => countPageView(pathname, title))
      .catch(logError);
  }, [analytics, pathname]);

  useEffect(() => {
    if (!analytics) return undefined;
    return () => {
      loadAnalytics()
        .then(({ stopAnalytics }) => stopAnalytics())
        .catch(logError);
    };
  }, [analytics]);
}

/** Whether analytics is set up. If not, there is nothing to consent to. */
export function hasAnalytics(): boolean {
  return env.firebase.measurementId !== null;
}
