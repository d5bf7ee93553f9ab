import { durationText, limitText, planPrice } from '@/domain/format';
import { cheapestPlan, planOf } from '@/domain/plans';
import { supportTimes } from '@/domain/support-hours';
import { contacts } from '../contacts';
import { facts } from '../facts';
import { paths, sections } from '../paths';
import type { FaqQuestion } from './question';

const pro = planOf('pro');

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
