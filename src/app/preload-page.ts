import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** Fetches the page of an address before it is asked for. Whether that worked shows when it is. */
export function preloadPage(pathname: string) {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  route?.load().catch(() => undefined);
}
