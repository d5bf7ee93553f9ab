import { paths } from './paths';

/** The managed plans. The self-serve app's own prices live on the help page, which says so. */
export const plans = [
  {
    id: 'basic',
    title: 'Basic',
    monthly: 19,
    description: 'For one person or a small team trying AI on real work.',
    features: [
      '1 chatbot, 1 language',
      '1,000 conversations a month',
      'Weekly sentiment report',
      'E-mail support',
    ],
    buttonText: 'Get Started',
    popular: false,
  },
  {
    id: 'pro',
    title: 'Pro',
    monthly: 49,
    description: 'For growing companies that answer customers every day.',
    features: [
      '5 chatbots in 20 languages',
      '20,000 conversations a month',
      'Live analytics and speech to text',
      'Chat and e-mail support, 24/7',
    ],
    buttonText: 'Subscribe Now',
    popular: true,
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    monthly: 99,
    description: 'For organisations with their own rules, regions and reviews.',
    features: [
      'Unlimited chatbots and languages',
      'Your own region and retention',
      'Single sign-on and audit log',
      'A named engineer',
    ],
    buttonText: 'Contact Us',
    popular: false,
  },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan['id'];

const OFFER_SHARE = 0.9;

export function monthlyPrice(plan: Plan): string {
  return `$${plan.monthly}/month`;
}

/** 10 % off, always with two decimals. */
export function offerPrice(plan: Plan): string {
  return `$${(plan.monthly * OFFER_SHARE).toFixed(2)}`;
}

/** The contact form, with the plan brought along, and the special offer on it if there is one. */
export function contactPath({ id }: Pick<Plan, 'id'>, offer = false): string {
  return `${paths.contact}?plan=${id}${offer ? '&offer=10' : ''}`;
}
