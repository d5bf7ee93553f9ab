import { HeadlineSection, TicketsSection } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';

export default function OfferPage() {
  return (
    <>
      <HeadlineSection />
      <TicketsSection />
      <NextStep
        tone="accent"
        title="See what each plan includes"
        text="Pricing compares them side by side, line by line."
        action="See pricing"
        to={paths.pricing}
      />
    </>
  );
}
