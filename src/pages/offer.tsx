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
        text="Compare them side by side. Or tell us what you need, and we’ll recommend one."
        action="Compare the plans"
        to={`${paths.pricing}#compare`}
      >
        <TextLink to={paths.contact}>Ask which plan fits</TextLink>
      </NextStep>
    </>
  );
}
