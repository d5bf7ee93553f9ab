import { plansWith } from '@/domain/format';
import { supportSentences, supportTimes } from '@/domain/support-hours';
import { brand } from '../brand';
import { contacts } from '../contacts';
import { facts } from '../facts';
import { paths } from '../paths';
import { team } from '../team';
import type { Question } from './question';

const info = `${paths.contact}#contact-info-title`;
const hours = `${paths.help}#support-title`;

const ownKey = plansWith('ownKey');

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
    also: ['who works there', 'how many people work for you', 'how big is your company', 'about us'],
    answer: `There are ${facts.company.people} of us: ${team.map(({ name, role }) => `${name} (${role})`).join(', ')}, and colleagues.`,
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
    question: 'Do you have case studies?',
    also: ['portfolio', 'past projects', 'success stories', 'examples of your work'],
    to: paths.projects,
  },
  {
    question: 'Can we run it on our own servers?',
    also: ['on premises', 'on-prem', 'host it ourselves', 'install it in our data center'],
    answer: `Not yet. Models run in our regions today, and on your own servers next.${ownKey === null ? '' : ` On ${ownKey}, conversations can go to storage you own.`}`,
    to: `${paths.about}#vision`,
  },
];
