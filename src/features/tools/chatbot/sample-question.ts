import { faq } from '@/site/questions/faq';

const sample = faq.find(({ id }) => id === 'how-long-set-up-takes') ?? faq[0];
if (!sample) throw new Error('The FAQ has no question.');

/** The question that the chatbot has answered when a visitor comes to it. */
export const sampleQuestion = sample;
