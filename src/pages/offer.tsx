import { HeadlineSection, TicketsSection } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';

export default function OfferPage() {
  return (
    <>
      <HeadlineSection />
      <TicketsSection />
      <NextStep scene="home" />
    </>
  );
}
