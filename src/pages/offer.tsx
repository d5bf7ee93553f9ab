import { HeadlineSection, TicketsSection } from '@/features/offer';

export default function OfferPage() {
  return (
    <>
      <HeadlineSection />
      <TicketsSection />
    </>
  );
}
