import { durationText, limitText, perPlan, planPrice, timeText } from '@/domain/format';
import { cheapestPlan, planOf } from '@/domain/plans';
import { supportTimes } from '@/domain/support-hours';
import { capitalize } from '@/lib/number-words';
import { brand } from '../brand';
import { contacts } from '../contacts';
import { facts, firstMonthMinutes, liveStage } from '../facts';
import { paths, sections } from '../paths';
import type { FaqQuestion } from './question';

const pro = planOf('pro');

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

/** What buyers ask before they sign, besides the questions of the FAQ. */
export const buyerQuestions: readonly FaqQuestion[] = [
  {
    id: 'volume',
    question: 'What do 20,000 messages in 5 languages cost?',
    also: ['price for our volume and languages', 'do you charge per message'],
    answer: `At most ${planPrice(pro)} on ${pro.title}, which includes ${limitText(pro, 'languages')} languages and ${limitText(pro, 'conversations')} conversations.`,
    link: { label: 'Calculate your price', to: `${paths.pricing}#find-plan` },
    plans: [pro.id],
  },
  {
    id: 'nights',
    question: 'What happens at night and on weekends?',
    also: ['weekend coverage', 'who answers after hours', 'night shift'],
    answer: 'Your chatbot answers at any hour, on every plan. Email drafts wait for your team.',
    link: { label: 'Who answers when', to: paths.benefits.support },
  },
  {
    id: 'share',
    question: 'How much does it answer without us?',
    also: ['resolution rate', 'share of questions it resolves', 'how many messages will our team still get'],
    answer: `Usually ${facts.answeredPercent.join(' to ')}% of what customers ask, in the first month. The rest goes to your team, with a note.`,
    link: { label: 'See what changed for customers', to: paths.projects },
  },
  {
    id: 'talk-today',
    question: 'How can we talk to a person?',
    also: ['call your team', 'speak to sales', 'is somebody there right now', 'human', 'person', 'agent'],
    answer: `Call ${contacts.phone.label}, ${supportTimes()}, or write, and we’ll reply within ${durationText(cheapestPlan.firstReply)}. The AI assistant on this site answers 24/7.`,
    link: { label: 'Contact Us', to: paths.contact },
  },
  {
    id: 'when-ai-is-wrong',
    question: 'What if the AI is wrong?',
    also: ['what if it tells a customer something wrong', 'how do we fix a wrong answer'],
    answer: `AI makes mistakes, so answers from your pages name their source, and refunds and discounts wait for your team. Correct the page, and the next answer uses it.`,
    link: { label: 'Read the terms', to: sections.terms },
  },
];
