import { NextStep } from '@/pages/shared/next-step';
import { GuidesSection } from './guides-section';
import { PaymentSection } from './payment-section';
import { SubscriptionSection } from './subscription-section';
import { SupportSection } from './support-section';
import { TopicsSection } from './topics-section';

export default function HelpPage() {
  return (
    <>
      <TopicsSection />
      <GuidesSection />
      <SubscriptionSection />
      <PaymentSection />
      <SupportSection />
      <NextStep
        tone="accent"
        title="Still stuck?"
        text="Tell us what you tried and what happened. The more exact, the faster the answer."
        action="Write to us"
      />
    </>
  );
}
