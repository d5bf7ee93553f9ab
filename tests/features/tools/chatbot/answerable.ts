import { paths } from '@/site/paths';

export interface Expected {
  /** Where the answer is; more than one only where pages say the same. */
  readonly pages: readonly string[];
  readonly questions: readonly string[];
}

const { benefits } = paths;

/** Written before the rules that answer them: plain, inflected, misspelt, long-winded. */
export const answerable: readonly Expected[] = [
  {
    pages: [paths.pricing],
    questions: [
      'How much does the Pro plan cost?',
      'what is the price of enterprise',
      'wich plan has single sign on',
      'How many chatbots are in the Pro plan?',
      'is there a set-up fee',
      'compare plans',
      'Hi, my boss asked me to find out whether live analytics are included in the Basic plan or if that is extra',
      'how many conversations a month do we get with basic',
      'whats your cheapest managed plan',
    ],
  },
  {
    pages: [paths.offer, paths.pricing],
    questions: ['Is there a discount?', 'special offer', 'how long does the offer last', 'ten percent off'],
  },
  {
    pages: [paths.faqs, paths.home],
    questions: [
      'What does Lumenary do?',
      'how long does it take to set up a chatbot',
      'Which languages are supported?',
      'What happens to our data?',
      'do I have to write code',
      'how log does setting up take',
    ],
  },
  {
    pages: [paths.help],
    questions: [
      'How do I get my money back?',
      'refund policy',
      'Can I pay with PayPal?',
      'payment methods',
      'what are your support hours',
      'forgot my password',
      'How do I delete my account?',
      'which keyboard shortcut opens the search',
      'how much is the self-serve app',
      'do you accept credit cards',
      'i never got the mail for my new pasword, what now?',
    ],
  },
  {
    pages: [paths.contact, paths.help],
    questions: [
      'What is your phone number?',
      'how can I contact you',
      'where are you located',
      'Can I talk to a human?',
      'your adress please',
    ],
  },
  {
    pages: [paths.privacy],
    questions: [
      'What do you store in my browser?',
      'do you use cookies',
      'which third parties receive my data',
      'How are passwords stored?',
      'is my search history sent to anybody',
      'I would like to know who I write to if I want a copy of the data that you hold about me, or a correction',
    ],
  },
  {
    pages: [paths.about],
    questions: [
      'Who works at Lumenary?',
      'what is your mission',
      'who is the founder',
      'what can your AI not do',
      'Who is the head of product?',
      'your vision',
    ],
  },
  {
    pages: [paths.services],
    questions: [
      'What services do you offer?',
      'terms of service',
      'do you train your own machine learning models for customers',
      'do you have something for healthcare',
      'virtual assistants',
      'who owns what we put in and what comes out',
      'What happens when the AI makes a mistake?',
      'image and video recognition',
    ],
  },
  { pages: [paths.projects], questions: ['Do you have case studies?', 'show me your projects'] },
  {
    pages: [paths.blog],
    questions: [
      'What is AI good at?',
      'How should we start with AI?',
      'tips for search engines',
      'Are smaller models better?',
    ],
  },
  {
    pages: [paths.features, benefits.security],
    questions: ['How does fraud detection work?', 'what score does an order get'],
  },
  {
    pages: [paths.chatbot],
    questions: [
      'Does the chatbot guess when it does not know?',
      'can the chatbot grant refunds',
      'what happens in the first week with a chatbot',
      'where can people meet the chatbot, messaging apps too?',
      'how many questions does a chatbot settle in a typical shop',
    ],
  },
  { pages: [paths.faqs, paths.pricing], questions: ['can i cancel my plan'] },
];
