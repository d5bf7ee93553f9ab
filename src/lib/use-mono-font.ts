import { useEffect } from 'react';
import { nextPaint } from './next-paint';
import { reportQuietly } from './report';

/** Loads the monospaced font once the page is painted. Its fallback has the same widths, so nothing shifts. */
export function useMonoFont() {
  useEffect(() => {
    nextPaint()
      .then(() => import('@/styles/mono-font.css'))
      .catch(reportQuietly);
  }, []);
}
