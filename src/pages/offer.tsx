import { HeadlineSection, TicketsSection } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';
import { TextLink } from '@/ui/text-link';

export default function OfferPage() {
  return (
    <>
      <HeadlineSection />
      <TicketsSection />
      <NextStep
        tone="accent"
        title="See what each plan includes"
        text="Pricing compares them side by side. Or tell us what you need, and we’ll recommend one."
        action="See pricing"
        to={paths.pricing}
      >
        <TextLink to={paths.contact}>Ask which plan fits</TextLink>
      </NextStep>
    </>
  );
}
