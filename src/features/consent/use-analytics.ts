import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOnce } from '@/lib/load-chunk';
import { logError } from '@/lib/log-error';
import { env } from '@/site/env';
import { usePrivacyChoices } from './use-privacy-choices';

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
