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
        tone="quiet"
        title="Not sure which plan is yours?"
        text="Compare them side by side, or tell us what you have in mind and we will say which one we would take."
        action="Compare the plans"
        to={`${paths.pricing}#compare`}
      >
        <TextLink to={paths.contact}>Tell us what you need</TextLink>
      </NextStep>
    </>
  );
}
