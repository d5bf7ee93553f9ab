import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '@/lib/env';
import {
  ANALYTICS_ASKED_KEY,
  ANALYTICS_CHOICE_KEY,
  MAP_CHOICE_KEY,
  NO_ANALYTICS_KEY,
  NO_PAGE_TRANSLATION_KEY,
} from '@/lib/storage-keys';
import { useStoredFlag } from '@/lib/use-stored-flag';

/**
 * The map and Google Analytics are opt-in. Translation and Plausible, which stores nothing, are opt-out, so what is
 * stored is the refusal.
 */
export function usePrivacyChoices() {
  const [agreed, setAgreed] = useStoredFlag(ANALYTICS_CHOICE_KEY);
  const [refused, setRefused] = useStoredFlag(NO_ANALYTICS_KEY);
  const [isAsked, setAsked] = useStoredFlag(ANALYTICS_ASKED_KEY);
  const [map, setMap] = useStoredFlag(MAP_CHOICE_KEY);
  const [noPageTranslation, setNoPageTranslation] = useStoredFlag(NO_PAGE_TRANSLATION_KEY);
  return {
    analytics: __PLAUSIBLE__ ? !refused : agreed,
    setAnalytics: (allowed: boolean) => {
      if (hasAnalytics()) setAsked(true);
      if (__PLAUSIBLE__) setRefused(!allowed);
      else setAgreed(allowed);
    },
    /** Whether the visitor has answered the question about analytics, or chosen before it was asked. */
    isAsked,
    map,
    setMap,
    pageTranslation: !noPageTranslation,
    setPageTranslation: (allowed: boolean) => setNoPageTranslation(!allowed),
  };
}

const loadAnalytics = () => import('./analytics');
const loadPlausible = () => import('./plausible');

/** Counts page views while the visitor allows it. */
export function useAnalytics() {
  const { analytics } = usePrivacyChoices();
  const { pathname } = useLocation();

  useEffect(() => {
    if (!analytics) return;
    // Read now, because the visitor may be on another page once the code has loaded.
    const { title } = document;
    const loaded = __PLAUSIBLE__ ? loadPlausible() : loadAnalytics();
    loaded.then(({ countPageView }) => countPageView(pathname, title)).catch(console.error);
  }, [analytics, pathname]);

  useEffect(() => {
    if (!analytics || __PLAUSIBLE__) return undefined;
    return () => {
      loadAnalytics()
        .then(({ stopAnalytics }) => stopAnalytics())
        .catch(console.error);
    };
  }, [analytics]);
}

/** Whether Google Analytics is set up. If not, there is nothing to consent to. */
export function hasAnalytics(): boolean {
  return env.firebase.measurementId !== null;
}
