import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countPageView, stopAnalytics } from './analytics';
import { usePrivacyChoices } from './use-privacy-choices';

/** Counts the pages a visitor sees from the moment they agree until they change their mind. */
export function useAnalytics() {
  const { analytics } = usePrivacyChoices();
  const { pathname } = useLocation();

  useEffect(() => {
    if (analytics) void countPageView(pathname);
  }, [analytics, pathname]);

  useEffect(() => {
    if (analytics) return () => void stopAnalytics();
  }, [analytics]);
}
