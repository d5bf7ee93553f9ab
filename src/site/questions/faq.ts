import { perPlan, timeText } from '@/domain/format';
import { capitalize } from '@/lib/number-words';
import { brand } from '../brand';
import { facts, firstMonthMinutes, liveStage } from '../facts';
import { paths, sections } from '../paths';
import type { FaqQuestion } from './question';

/** The questions of the FAQ. */
export const faq: readonly FaqQuestion[] = [
  {
    id: 'what-we-do',
    question: `What does ${brand.name} do?`,
    also: ['what is this company about', 'what services do you offer', 'what do you sell'],
    answer:
      'We set up and run AI that answers your customers from your own pages, day and night. It’s for individuals, students, freelancers, small businesses, and enterprises.',
    link: { label: 'See our services', to: paths.services },
  },
  {
    id: 'how-long-set-up-takes',
    question: 'How long does it take to set up?',
    also: ['when does it go live', 'how long until it is up and running', 'how fast can we start'],
    answer: `You’re live in ${liveStage.when.toLowerCase()}. Your team tests it privately in week 1, and a tenth of your visitors use it in week 2. We need your pages, and ${timeText(firstMonthMinutes)} of your time in the first month.`,
  },
  {
    id: 'languages',
    question: 'Which languages are supported?',
    also: ['how many languages do you support', 'do you speak Spanish, French or Arabic', 'multilingual'],
    answer: `${capitalize(perPlan('languages'))}. Native speakers review ${facts.languages.reviewedByNativeSpeakers} of the ${facts.languages.supported} languages.`,
    link: { label: 'How translation works', to: paths.translation },
  },
  {
    id: 'data-protection',
    question: 'What happens to our data?',
    also: ['is our data safe', 'do you train models on our chats', 'do competitors profit from our data'],
    answer: `It stays yours. It’s encrypted in transit (${facts.encryption.inTransit}) and at rest (${facts.encryption.atRest}), and never used to train models for others.`,
    link: { label: 'Security, answered', to: `${paths.benefits.security}#questionnaire` },
  },
  {
    id: 'changing-plans',
    question: 'Can we change or cancel our plan?',
    also: ['do we get money back if we cancel early', 'can I upgrade in the middle of the month'],
    answer:
      'Yes. A change takes effect the next month. Cancel any time, and your plan runs to the end of the month or year you’ve paid for.',
    link: { label: 'Payment and cancellation', to: sections.terms },
  },
];
