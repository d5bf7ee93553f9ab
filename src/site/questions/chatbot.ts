import { facts, setUpStages } from '../facts';
import { paths } from '../paths';
import type { Question } from './question';

const { chatbot, benefits } = paths;

export const chatbotQuestions: readonly Question[] = [
  {
    question: 'How does the chatbot know the answers?',
    also: [
      'where do its answers come from',
      'what does it learn from',
      'does it use our website and documents',
      'show the source of an answer',
      'can visitors check where an answer comes from',
      'does it search the internet or only our own content',
    ],
    answer:
      'It answers from your own pages, policies, and products, and every answer names its source. If your pages have no answer, it says so and takes a message.',
    to: chatbot,
  },
  {
    question: 'What if the chatbot doesn’t know the answer?',
    also: [
      'does it guess',
      'hallucinations',
      'wrong answers',
      'does the bot invent things',
      'what happens when the AI is unsure',
      'does it make stuff up when it has no clue',
    ],
    answer: 'It doesn’t guess. If your pages have no answer, it says so and takes a message for your team.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'When does a person take over?',
    also: [
      'handover to a human',
      'talk to a human instead of the bot',
      'can a customer ask for a person',
      'escalate to our team',
      'angry customer',
      'when does the robot pass the chat to a colleague',
    ],
    answer:
      'The chatbot hands over when one of your rules says so, after two failed answers in a row, or as soon as a customer asks for a person. Your team gets the whole conversation.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Where can customers use the chatbot?',
    also: [
      'on our website, in WhatsApp, or by email',
      'messaging apps',
      'chat widget',
      'API for our own app',
      'which channels do you support',
    ],
    answer:
      'On your website, in messaging apps on the number your customers already use, by email, and inside your own app through a small API.',
    to: `${chatbot}#channels`,
  },
  {
    question: 'Can the chatbot look up an order?',
    also: [
      'where is my order questions',
      'connect it to our store or booking system',
      'order status',
      'delivery date',
      'track a package',
    ],
    answer:
      'Yes. We connect it to your order or booking system. It looks up the one order whose number the customer gave.',
    to: `${paths.services}#chatbot`,
  },
  {
    question: 'Can the chatbot give refunds or change prices?',
    also: [
      'does it grant refunds by itself',
      'can it offer a discount to a customer',
      'who approves refunds',
    ],
    answer: 'No. It doesn’t grant refunds or change prices: a person on your team approves those.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Does the chatbot say that it’s an AI?',
    also: [
      'do customers know it is a bot',
      'can we hide that it is a machine',
      'can it pretend to be a person',
      'will it admit it is not human',
    ],
    answer: 'Yes. The chat window says that it’s an AI, and no rule can change that.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'Does the chatbot remember customers?',
    also: ['does it recognize returning visitors', 'remember past conversations', 'history of earlier chats'],
    answer: 'It doesn’t remember past customers unless you connect the system that does.',
    to: `${chatbot}#limits`,
  },
  {
    question: 'How fast does the chatbot answer?',
    also: [
      'response time of the bot',
      'is it slow',
      'how many seconds until the first word',
      'latency',
      'how long do visitors wait for a reply from the bot',
    ],
    answer: `Visitors read the first words after ${facts.firstAnswer.medianSeconds} seconds (median). Amounts of money take up to two seconds, because they’re looked up first.`,
    to: benefits.performance,
  },
  {
    question: 'Do we need a developer?',
    also: [
      'do I have to write code',
      'is it hard to install',
      'technical skills needed',
      'no-code setup',
      'we have no IT people',
      'I can’t program',
    ],
    answer:
      'No. We set it up with you, and you don’t write any code. You change tone, rules, and limits in a form.',
    to: `${chatbot}#set-up`,
  },
  {
    question: 'What do you need from us to start?',
    also: [
      'kickoff call',
      'what do we have to prepare',
      'how much of our time does it take',
      'first step',
      'how many hours do we have to spend',
      'what happens on the first day',
    ],
    answer: `Your pages and one hour for the kickoff call. You bring the questions you answer every week, and we agree on which ones AI takes over.`,
    to: `${chatbot}#set-up`,
  },
  {
    question: 'Can we test it before visitors see it?',
    also: [
      'private test',
      'pilot',
      'trial run with our team',
      'roll it out to a few visitors first',
      'show it to part of our traffic first',
      'how do we find wrong answers before launch',
    ],
    answer: `Yes. In ${setUpStages[1].when.toLowerCase()} your team tests the answers in private and marks every wrong one. In ${setUpStages[2].when.toLowerCase()}, a tenth of your visitors use it.`,
    to: `${chatbot}#set-up`,
  },
  {
    question: 'Can we switch it off?',
    also: [
      'turn the chatbot off',
      'pause it',
      'stop it on our website',
      'shut it down quickly if it goes badly',
    ],
    answer: 'Yes. One switch opens it to all visitors, and the same switch turns it off again.',
    to: `${chatbot}#set-up`,
  },
  {
    question: 'Can we change how the chatbot talks?',
    also: [
      'tone of voice',
      'customize the wording',
      'personality',
      'our own style',
      'change rules without a developer',
      'make the bot sound less stiff',
    ],
    answer:
      'Yes. You set its tone, rules, and limits in a form, without a developer, and you can undo every change.',
    to: benefits.customization,
  },
  {
    question: 'How do rules work?',
    also: [
      'write a rule',
      'example of a rule',
      'which rule wins when two conflict',
      'if-then rules',
      'tell the bot what to do when a customer says something',
    ],
    answer:
      'You write rules in plain English: when this happens, then do that. The first rule that matches wins.',
    to: `${benefits.customization}#rules`,
  },
  {
    question: 'Can we undo a change?',
    also: [
      'version history',
      'roll back',
      'see what a change does before it goes live',
      'who changed a setting',
      'go back to the old settings',
    ],
    answer: 'Yes. Every change is tested on past conversations before it goes live, signed, and reversible.',
    to: `${benefits.customization}#history`,
  },
  {
    question: 'Which rules can’t we change?',
    also: ['settings that are fixed', 'what no rule can change', 'things we cannot turn off'],
    answer:
      'Your chatbot says that it’s an AI, brings in a person when a customer asks for one, and shows your team every conversation. No rule can change that.',
    to: `${benefits.customization}#limits`,
  },
  {
    question: 'Do customers have to repeat themselves?',
    also: [
      'handover note',
      'summary for a colleague',
      'what does our team see when it takes over',
      'shared inbox',
      'what does a colleague read before taking over',
    ],
    answer:
      'No. Your team and your chatbots share one inbox, and each handover comes with a short note: what the customer wants, what was tried, and what was promised.',
    to: benefits.collaboration,
  },
  {
    question: 'How big can our team be?',
    also: [
      'how many colleagues can use the inbox',
      'number of agents',
      'team size',
      'seats',
      'how many of my staff can work in it',
    ],
    answer: 'The shared inbox is made for teams of 3 to 60 people.',
    to: `${benefits.collaboration}#limits`,
  },
  {
    question: 'Can customers see our internal comments?',
    also: ['private notes between colleagues', 'comment sent by mistake', 'internal notes'],
    answer: 'No. Internal comments have a yellow background and can’t be sent.',
    to: `${benefits.collaboration}#limits`,
  },
  {
    question: 'What happens when nobody replies?',
    also: [
      'forgotten conversation',
      'reminder for the team',
      'unanswered customers',
      'my colleagues forgot to answer a customer',
    ],
    answer: 'After four hours without a reply, the team is reminded.',
    to: `${benefits.collaboration}#limits`,
  },
  {
    question: 'Can it handle a rush?',
    also: [
      'Black Friday traffic',
      'peak load',
      'does it scale',
      'thousands of people at once',
      '10,000 chats in one hour',
      'will it crash when everyone writes at once',
    ],
    answer: `Yes. Capacity doubles in about 90 seconds, and conversations never drop. Before a big day, we rehearse ${facts.rehearsalPerHour} conversations an hour with you, as custom work.`,
    to: `${benefits.scalability}#limits`,
  },
];
