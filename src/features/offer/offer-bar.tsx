import { LuX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { reducedMonths } from '@/domain/format';
import { OFFER_BAR_DISMISSED_KEY } from '@/lib/storage-keys';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { offerLink } from '@/site/navigation';
import { offer } from '@/site/offer';
import { useCurrentPage } from '@/ui/use-current-page';
import { useOfferRunning } from './offer-clock';

/** Announces the running offer until it is dismissed, which is stored. */
export function OfferBar() {
  const [dismissed, setDismissed] = useStoredFlag(OFFER_BAR_DISMISSED_KEY);
  const running = useOfferRunning();
  const current = useCurrentPage();
  if (!offerLink || !running || dismissed || current(offerLink.to)) return null;

  function dismiss() {
    // The focus would be lost with the button.
    document.querySelector('main')?.focus({ preventScroll: true });
    setDismissed(true);
  }

  return (
    <aside
      aria-label="Current offer"
      data-offer-bar
      className="flex items-center border-b border-border bg-accent-soft text-sm text-accent-fg print:hidden"
    >
      <Link
        to={offerLink.to}
        className="flex min-h-11 flex-1 flex-wrap items-center justify-center gap-x-2 py-1 ps-gutter text-center underline-offset-4 hover:underline sm:ps-14"
      >
        <span className="font-medium">{`${offer.percent}% off ${reducedMonths}.`}</span>
        <span className="underline">See your offer</span>
      </Link>
      <button
        type="button"
        aria-label="Dismiss the offer"
        onClick={dismiss}
        className="me-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface/60"
      >
        <LuX aria-hidden className="size-4" />
      </button>
    </aside>
  );
}
