import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageArrival } from '@/hooks/use-page-arrival';
import { restOffScreen } from '@/integrations/off-screen-rest';

/** Says which page has come up, to those who cannot see it. */
export function PageArrival() {
  const announcement = usePageArrival();
  const { pathname } = useLocation();
  useLayoutEffect(restOffScreen, [pathname]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
