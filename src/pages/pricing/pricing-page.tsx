import { PageIntro } from '@/pages/shared/page-intro';
import { PricingSection } from '@/pages/shared/pricing-section';
import { CompareSection } from './compare-section';
import { OwnOfferSection } from './own-offer-section';

export default function PricingPage() {
  return (
    <>
      <PageIntro
        name="Pricing"
        title="Plans that say what they cost"
        lead="Three managed plans from $19 a month. We set up your AI services, run them and answer for them."
      />
      <PricingSection />
      <CompareSection />
      <OwnOfferSection />
    </>
  );
}
