import { HeadlineSection, TicketsSection } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { TextLink } from '@/ui/text-link';

export default function OfferPage() {
  return (
    <>
      <HeadlineSection />
      <TicketsSection />
      <NextStep
        tone="quiet"
        title="See what each plan includes"
        text={`Compare them side by side, or tell us what you need and we’ll recommend one. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Compare the plans"
        to={`${paths.pricing}#compare`}
      >
        <TextLink to={paths.contact}>Ask which plan fits</TextLink>
      </NextStep>
    </>
  );
}
