import { money } from '@/domain/money';
import { facts, setUpStages } from '../facts';
import { articlePath, paths, sections } from '../paths';
import type { Question } from './question';

const { projects } = paths;

export const workQuestions: readonly Question[] = [
  {
    question: 'What does a custom project cost?',
    also: ['bespoke development price', 'quote for a project', 'something built for us'],
    answer: `Custom work starts at ${money(facts.customProjectsFrom)}, with a fixed price for each milestone, agreed before it starts.`,
    to: projects,
  },
  {
    question: 'What happens in the first month?',
    also: ['onboarding plan', 'what comes after the kickoff call', 'week by week schedule'],
    answer: setUpStages.map(({ when, title }) => `${when}: ${title}.`).join(' '),
    to: `${paths.chatbot}#set-up`,
  },
  {
    question: 'How much are you liable for?',
    also: ['liability', 'what if your mistake costs us a customer', 'do you pay for our losses'],
    to: sections.terms,
  },
  {
    question: 'Do prices stay the same every month?',
    also: ['fixed price', 'does the bill change', 'do we pay more in a busy month', 'price increase'],
    answer:
      'Yes. Your plan’s price stays the same, and you pay more only for conversations above it. Custom work has a fixed price per milestone, agreed before it starts.',
    to: sections.terms,
  },
  {
    question: 'Can it search our own documents?',
    also: ['virtual assistant for employees', 'find a clause in a contract', 'knowledge base for our staff'],
    to: `${paths.services}#virtual-assistants`,
  },
  {
    question: 'How do we start with AI?',
    also: ['first project', 'where should a small business begin', 'pilot advice', 'which task first'],
    answer:
      'Pick one task, one team, and one number you already track. Write the number down, and compare it after four weeks.',
    to: articlePath('what-ai-does-well'),
  },
  {
    question: 'What is AI good and bad at?',
    also: ['what should we automate', 'which tasks suit AI', 'what to keep for our team'],
    answer:
      'AI is good at finding and rephrasing what’s already written down. Keep refunds, complaints with a history, and promises for your team.',
    to: articlePath('what-ai-does-well'),
  },
  {
    question: 'What does the law say about chatbots?',
    also: ['EU AI Act', 'are we legally required to say it is AI', 'regulation of AI', 'California bot law'],
    answer:
      'Say it’s an AI. The European Union’s AI Act requires it of systems that talk to customers, and California has required it of sales bots since 2019. Check what applies where your customers live.',
    to: articlePath('rules-for-ai'),
  },
];
