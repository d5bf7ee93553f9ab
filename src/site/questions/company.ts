import { plansWith } from '@/domain/format';
import { supportSentences, supportTimes } from '@/domain/support-hours';
import { brand } from '../brand';
import { contacts } from '../contacts';
import { facts, setUpStages } from '../facts';
import { articlePath, paths, sections } from '../paths';
import { team } from '../team';
import type { Question } from './question';

const info = `${paths.contact}#contact-info`;
const hours = `${paths.help}#support`;

export const companyQuestions: readonly Question[] = [
  {
    question: 'When are you open?',
    also: ['support hours', 'opening hours', 'are you there on weekends', 'office hours', 'time zone'],
    answer: `Our team answers ${supportSentences()} The AI assistant on this site answers 24/7.`,
    to: hours,
  },
  {
    question: 'How do I contact you?',
    also: ['talk to a real person', 'contact details', 'how can I reach your team', 'customer service'],
    answer: `Write to ${contacts.email.hello}, call ${contacts.whatsapp ? `${contacts.phone.label} or message it on WhatsApp` : contacts.phone.label}, or use the contact form. Our team answers ${supportTimes()}.`,
    to: info,
  },
  {
    question: 'Where’s your office?',
    also: ['postal address', 'where are you based', 'visit you', 'directions and map', 'street and town'],
    answer: `We’re at ${contacts.address.join(', ')}. There’s a map on the Contact page.`,
    to: info,
  },
  {
    question: 'Who’s behind the company?',
    also: ['who works there', 'how many people work for you', 'how old is your company', 'about us'],
    answer: `We started in ${facts.company.founded}. There are ${facts.company.people} of us: ${team.map(({ name, role }) => `${name} (${role})`).join(', ')}, and colleagues.`,
    to: `${paths.about}#team`,
  },
  {
    question: 'Are you hiring?',
    also: ['jobs', 'careers', 'open positions', 'work for you', 'internship'],
    answer: `This site lists no open positions. Write to ${contacts.email.hello} and say what you do best.`,
    to: info,
  },
  ...team.map(({ name, role }) => ({
    question: `Who is ${name}?`,
    also: [`${role} of ${brand.name}`, `who is your ${role}`],
    answer: `${name}, ${role}.`,
    to: `${paths.about}#team`,
  })),
  {
    question: 'Do you have customer reviews?',
    also: ['reviews', 'testimonials', 'references', 'who uses your service'],
    to: `${paths.about}#testimonials`,
  },
  {
    question: 'What does your AI refuse to do?',
    also: [
      'does it make things up',
      'can it promise a refund or a price',
      'limits of the AI',
      'does it pretend to be human',
      'does it decide about people',
      'what it never does',
    ],
    answer:
      'It never invents a source or pretends to be human. It doesn’t promise a refund, a date, or a price you haven’t approved, and it never decides about anyone’s job, health, credit, or rights.',
    to: `${paths.about}#what-can-our-ai-do`,
  },
  {
    question: 'Can we run it on our own servers?',
    also: ['on premises', 'on-prem', 'host it ourselves', 'install it in our data center'],
    answer: `Not yet. Models run in our regions today, and on your own servers next. On ${plansWith('ownKey')}, conversations can go to storage you own.`,
    to: `${paths.about}#vision`,
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
