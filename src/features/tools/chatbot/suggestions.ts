import { brand } from '@/site/brand';
import { paths } from '@/site/paths';

export const starters = [
  'What does it cost?',
  'How long does it take to set up a chatbot?',
  'Can your engineers read our conversations?',
  'How do I get my money back?',
] as const;

const { benefits } = paths;

/** Follow-up questions by the page that was quoted last. */
const followUps: readonly (readonly [string, string])[] = [
  [paths.home, `What does ${brand.name} do?`],
  [paths.pricing, 'Is there a discount?'],
  [paths.offer, 'What does each plan include?'],
  [paths.faqs, 'What does it cost?'],
  [paths.help, 'What are your support hours?'],
  [paths.contact, 'How soon do I get a first answer?'],
  [paths.privacy, 'How are passwords stored?'],
  [paths.about, 'What services do you offer?'],
  [paths.services, 'Who owns what we put in and what comes out?'],
  [paths.projects, 'What does a good month sound like?'],
  [paths.blog, 'How do I start with one task?'],
  [paths.features, 'How does fraud detection work?'],
  [paths.chatbot, 'Does the chatbot guess when it does not know?'],
  [paths.translation, 'What is a glossary for?'],
  [paths.sentimentAnalysis, 'Does it understand irony?'],
  [paths.speechRecognition, 'Do callers have to consent to being recorded?'],
  [paths.cloudIntegration, 'Which databases can you connect to?'],
  [benefits.aiSolutions, 'Would a rule do instead of a model?'],
  [benefits.analytics, 'Is there a league table of my staff?'],
  [benefits.security, 'Do you train models on our words?'],
  [benefits.performance, 'Can it handle 10,000 conversations an hour?'],
  [benefits.collaboration, 'What is in a handover note?'],
  [benefits.support, 'Is there an engineer on call at night?'],
  [benefits.customization, 'Can changes be taken back?'],
  [benefits.scalability, 'What gives way first?'],
  [benefits.aiDecisionMaking, 'Which decisions does it leave alone?'],
];

/** The first follow-up not asked yet: for the same page if possible, otherwise for another one. */
export function nextQuestion(path: string, asked: ReadonlySet<string>): string | undefined {
  const [first, ...others] = [
    ...followUps.filter(([page]) => page === path),
    ...followUps.filter(([page]) => page !== path),
  ].map(([, question]) => question);
  return [first, ...others].find((question) => question !== undefined && !asked.has(question));
}
