import { LuPartyPopper, LuSquare } from 'react-icons/lu';
import { brand } from '@/site/brand';
import { Button } from '@/ui/button';
import { Eyebrow } from '@/ui/section';
import { Countdown } from './countdown';
import { useConfetti } from './use-confetti';

const LEAD = 'Ten per cent off every managed plan, for five days from your first visit to this page.';

export function HeadlineSection() {
  return (
    <section id="special-offer" className="px-gutter pt-12 pb-4 sm:pt-20">
      <title>{`Special Offer In Pricing · ${brand.name}`}</title>
      <meta name="description" content={LEAD} />
      <div className="mx-auto grid max-w-content gap-12 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
        <div>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <Eyebrow>Your own offer</Eyebrow>
            <ConfettiButton />
          </div>
          <h1 className="mt-4 text-h1">
            <span className="typed">
              <span>Special Offer In Pricing</span>
            </span>
          </h1>
          <p className="mt-6 max-w-measure text-xl text-fg-muted">{LEAD}</p>
        </div>
        <Countdown />
      </div>
    </section>
  );
}

function ConfettiButton() {
  const { offered, running, toggle } = useConfetti();
  if (!offered) return null;
  const Icon = running ? LuSquare : LuPartyPopper;
  return (
    <Button variant="secondary" size="sm" onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      <span>{running ? 'Stop confetti' : 'Play confetti again'}</span>
    </Button>
  );
}
