import { useOffScreenRest } from '@/hooks/use-off-screen-rest';
import { usePageArrival } from '@/hooks/use-page-arrival';

/** What happens beside every page that comes up; says which one it is to those who cannot see it. */
export function PageArrival() {
  const announcement = usePageArrival();
  useOffScreenRest();
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
