import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { restOffScreen } from './off-screen-rest';

/** To be used beside the page inside its Suspense: begins anew with every page. */
export function useOffScreenRest() {
  const { pathname } = useLocation();
  useLayoutEffect(restOffScreen, [pathname]);
}
