import { PricingSection } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { CompareSection } from './compare-section';

export default function PricingPage() {
  return (
    <>
      <PageHero
        name="Pricing"
        title="Plans that say what they cost"
        lead={`Managed plans from $${plans[0].monthly} a month. We set up your AI services, run them and answer for them.`}
      />
      <PricingSection />
      <CompareSection />
      <NextStep
        tone="accent"
        title="Ten per cent less, for five days"
        text="Every visitor gets an offer of their own on every plan. It starts counting when you first look at it."
        action="See Your Own Offer"
        to={paths.offer}
      />
    </>
  );
}
