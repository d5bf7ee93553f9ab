import { useTranslator } from '@/features/translation';
import { useOffScreenRest } from './use-off-screen-rest';
import { usePageArrival } from './use-page-arrival';

/**
 * What happens beside every page that comes up; says which one it is to those who cannot see it. The translator waits
 * for the first one too, so that it takes nothing from it.
 */
export function PageArrival() {
  const announcement = usePageArrival();
  useOffScreenRest();
  useTranslator();
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
