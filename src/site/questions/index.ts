import { paths } from '../paths';
import { chatbotQuestions } from './chatbot';
import { companyQuestions } from './company';
import { dataQuestions } from './data';
import { buyerQuestions, faq } from './faq';
import { featureQuestions } from './features';
import { paymentQuestions } from './payment';
import { planQuestions } from './plans';
import type { Question } from './question';
import { websiteQuestions } from './website';

/**
 * Every question that search and assistant answer. Pages are searched as well, so a question belongs here when visitors
 * word it differently from the page, or when its answer is spread over several places.
 */
export const questions: readonly Question[] = [
  ...[...faq, ...buyerQuestions].map((one) => Object.assign({ to: `${paths.faqs}#${one.id}` }, one)),
  ...planQuestions,
  ...paymentQuestions,
  ...companyQuestions,
  ...chatbotQuestions,
  ...featureQuestions,
  ...dataQuestions,
  ...websiteQuestions,
];
