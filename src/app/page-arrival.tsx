import { usePageArrival } from '@/hooks/use-page-arrival';

/** Says which page has come up, to those who cannot see it. */
export function PageArrival() {
  const announcement = usePageArrival();
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
