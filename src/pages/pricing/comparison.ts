import type { PlanId } from '@/site/plans';

interface ComparisonRow extends Readonly<Record<PlanId, string | boolean>> {
  readonly name: string;
}

/** A yes or no is a tick or a dash; everything else is said in words. */
export const comparison = [
  { name: 'Chatbots', basic: '1', pro: '5', enterprise: 'Unlimited' },
  { name: 'Languages', basic: '1', pro: '20', enterprise: 'Unlimited' },
  { name: 'Conversations a month', basic: '1,000', pro: '20,000', enterprise: 'As agreed' },
  { name: 'Sentiment analysis', basic: 'Weekly report', pro: 'Live', enterprise: 'Live' },
  { name: 'Live analytics', basic: false, pro: true, enterprise: true },
  { name: 'Speech to text', basic: false, pro: true, enterprise: true },
  { name: 'Your own region and retention', basic: false, pro: false, enterprise: true },
  { name: 'Single sign-on and audit log', basic: false, pro: false, enterprise: true },
  { name: 'Support', basic: 'E-mail', pro: 'Chat and e-mail, 24/7', enterprise: 'A named engineer' },
] as const satisfies readonly ComparisonRow[];
