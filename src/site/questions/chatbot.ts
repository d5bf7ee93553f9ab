import { facts, setUpStages } from '../facts';
import { withCommas } from '../locale';
import { paths } from '../paths';
import type { Question } from './question';

const { chatbot, benefits } = paths;

export const chatbotQuestions: readonly Question[] = [
  {
    question: 'How does the chatbot know the answers?',
    also: ['does it guess or invent things', 'what does it learn from', 'show the source of an answer'],
    answer:
      'It answers from your own pages, policies, and products, and each of those answers names its source. If your pages don’t have the answer, it says so and takes a message for your team.',
    to: chatbot,
  },
  {
    question: 'When does our team take over?',
    also: ['can a customer ask for a person', 'escalation', 'when does it pass the chat to a colleague'],
    answer:
      'As soon as a customer asks for your team, when one of your rules says so, or after two answers that didn’t help. Your team gets the whole conversation.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Where can customers use the chatbot?',
    also: ['on our website, in WhatsApp, or by email', 'messaging apps', 'API for our own app'],
    answer:
      'On your website, in messaging apps on the number your customers already use, by email, and inside your own app.',
    to: `${chatbot}#channels`,
  },
  {
    question: 'Can the chatbot give refunds or change prices?',
    also: ['does it grant refunds by itself', 'can a customer talk it into a discount'],
    answer: 'No. Your team approves every refund and discount, and listed prices are quoted from your page.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Does the chatbot say that it’s an AI?',
    also: ['do customers know they are talking to a bot', 'can we hide that it is a machine'],
    answer: 'Yes. The chat window says it’s an AI, and no rule can change that.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Does the chatbot remember customers?',
    also: ['does it recognize returning visitors', 'remember past conversations', 'history of earlier chats'],
    answer: 'Only if you connect a system that does, such as your customer database.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'How fast does the chatbot answer?',
    also: ['response time of the bot', 'is it slow', 'how quickly does it start'],
    answer: `Half of our answers start in under a second. Amounts of money take a second or two, because they’re looked up first.`,
    to: benefits.performance,
  },
  {
    question: 'Do we need a developer?',
    also: ['do I have to write code', 'is it hard to install', 'technical skills needed', 'I can’t program'],
    answer: `No. ${facts.setUp} You change its voice, its rules, and its limits yourself, in plain English.`,
    to: `${chatbot}#set-up`,
  },
  {
    question: 'What do you need from us to start?',
    also: ['kickoff call', 'what do we have to prepare', 'first step'],
    answer:
      'Your pages, and one hour for the kickoff call. Bring the questions you answer every week, and we’ll agree on the ones AI takes over.',
    to: `${chatbot}#set-up`,
  },
  {
    question: 'How much of our time does setup take?',
    also: ['how many hours do I have to put in at the start', 'effort for us'],
    to: `${paths.pricing}#terms`,
  },
  {
    question: 'Can we test it before visitors see it?',
    also: ['private test', 'test it before it goes public', 'trial run with our team'],
    answer: `Yes. In ${setUpStages[1].when.toLowerCase()}, your team tests the answers in private and flags every wrong one. In ${setUpStages[2].when.toLowerCase()}, a tenth of your visitors use it.`,
    to: `${chatbot}#set-up`,
  },
  {
    question: 'Can we switch it off?',
    also: ['turn the chatbot off', 'pause it', 'stop it on our website'],
    answer: 'Yes, any time. One switch opens it to every visitor, and the same switch turns it off.',
    to: `${chatbot}#set-up`,
  },
  {
    question: 'Can we change how the chatbot talks?',
    also: ['undo a change or roll back', 'tone of voice', 'customize the wording', 'our own style'],
    answer:
      'Yes. You set its voice, its rules, and its limits yourself, without a developer, and you can undo any change.',
    to: benefits.customization,
  },
  {
    question: 'Which rules can’t we change?',
    also: ['settings that are fixed', 'what no rule can change', 'things we cannot turn off'],
    answer:
      'No rule can change these: your chatbot says it’s an AI, hands off to your team when a customer asks, leaves refunds to your team, and shows your team every conversation.',
    to: `${paths.about}#what-can-our-ai-do`,
  },
  {
    question: 'Do customers have to repeat themselves?',
    also: ['handoff note', 'summary for a colleague', 'what does our team see when it takes over'],
    answer:
      'No. Your team and your chatbots share one inbox, and every handoff comes with a short note: what the customer wants, what was tried, and what was promised.',
    to: benefits.collaboration,
  },
  {
    question: 'How big can our team be?',
    also: ['how many team members can use it', 'do we pay per user', 'price per seat'],
    answer: 'As big as you like. One person is enough, and seats cost nothing extra.',
    to: `${benefits.collaboration}#limits`,
  },
  {
    question: 'Can it handle a rush?',
    also: ['Black Friday traffic', 'does it scale', 'hundreds of people at once'],
    answer: `Yes. Capacity doubles in about 90 seconds, and open conversations carry on. Before a big day, we rehearse ${withCommas(facts.rehearsalPerHour)} conversations an hour with you, as custom work.`,
    to: `${benefits.scalability}#limits`,
  },
];
