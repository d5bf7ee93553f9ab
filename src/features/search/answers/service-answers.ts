import { articles, authorOf } from '@/site/articles';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';
import { listOf, lowerFirst } from '@/site/number-words';
import { paths } from '@/site/paths';
import { services } from '@/site/services';
import { type ServiceId, solutions } from '@/site/solutions';
import type { CuratedAnswer } from '../search-index';

/** What customers call a service or feature, besides its title. */
const otherNames: Partial<Record<ServiceId | (typeof features)[number]['id'], string>> = {
  chatbot:
    'chatbot for my website | chat bot | bot for my website | robot that answers customers | website chat | look up an order | order number in the chat | does it see orders | connect to our booking system | does it know when the package arrives | delivery date | can customers ask where their order is | bot linked with our booking system | daytime and nighttime answers',
  'machine-learning':
    'ai model with our data | train a model on my records | prediction | forecast | deep learning | predict which goods come back | predict returns | forecast | train on our past records | sort with our data | retrain when accuracy drops | monitoring of a model | which customers will leave | model from our history | predict which customers leave | learn from our past data | our own prediction',
  'ai-security':
    'access control | audit | employee left the company | cut off access of an employee | offboarding | revoke a user | access when people quit | former employee | dismissed colleague still logs in | deprovision | block a former worker | remove access of someone who quit | fired employee still has access | close an account of a colleague | who may read what | auditors visit us | log of every access',
  'data-analytics':
    'dashboard | statistics | charts | reporting | charts by topic and language | export reports | live dashboard | which questions cost most | numbers on customer questions | report for my boss | charts for the board | export figures to a spreadsheet',
  'ai-development':
    'software development | programming an app | build an assistant | source code | do we own the code | who owns the app you develop | automated tests | code and documentation included | get the code | can you program an app for us | do we receive the code',
  'customer-engagement':
    'customer satisfaction | mood of customers | feedback | surveys | see how customers feel | falling mood | loyal customer about to leave | themes that come up most | read surveys | mood of each conversation | notice when regulars get unhappy | catch a bad mood early',
  'ai-automation':
    'enter invoices automatically | automation | automate invoices | workflow | copy data between tools | accounting | copy invoices into bookkeeping | supplier invoice to accounting | price differs from the order | stop copying data by hand | move data between tools | repetitive office work | fill in forms automatically | approval when something does not match | log of every step | typing invoices by hand | copy from mail into our system | paperwork | order forms into accounting',
  'big-data':
    'archive | old records | import logs | data warehouse | old scanned archive | years of records | nobody finds anything | make our archive searchable | logs too big | search ten years of data | duplicates merged | import old files in stages | huge amounts of data | boxes of old files | twenty years of records | find something in huge archives',
  'virtual-assistants':
    'assistant for my team | search in our documents | secretary | assistant for our staff | internal assistant | property management leases | find a clause in a contract | search our manuals | search our own files | draft replies for colleagues | does the internal assistant count as a chatbot | knowledge base for employees | assistant for colleagues | search our internal handbook | employees ask where a form is',
  'image-and-video':
    'photos | pictures | camera | computer vision | quality inspection | check photos of pallets | find damaged goods in pictures | find defects | sort images | read labels | warehouse camera | product photos | quality control with pictures | inspect parts | recognize objects in images | sort thousands of photos | damaged parts on a production line | read labels from pictures',
  voice:
    'write down phone calls | transcribe meetings | phone calls to text | transcripts | meeting minutes | audio | timestamps | transcripts with time | captions for recordings | teacher records a class | calls to text which plan | price of speech to text | cheapest plan with transcription | minutes of calls | type up interviews | write down what is said on the phone',
  'digital-marketing':
    'content marketing | marketing | advertising | social media | help with text for my website | write pages that google finds | is the draft check free | draft checker price | blog topics | replies to comments | social media comments | what should I write about | content help | ideas for posts | answer comments on social networks | help writing our pages',
  healthcare:
    'medical diagnosis chat for a clinic | medical | doctors | doctor | dentist | hospital | clinic | medical practice | patients | doctor practice | dental clinic | what sickness do patients have | appointments and reminders | care service | hospital | therapist | medical practice price | what does a practice pay | dictate medical notes | patients ask how to prepare | gp surgery | would it give patients medical advice | appointments at a practice | nurse | veterinary | reminders for patients | health clinic',
  'e-commerce':
    'shop | e commerce | web shop | online shop | web store | order status | shopify | retail | parcels and returns | questions about sizes and returns | online boutique | where is my order | order status | track a package | clothing store | web shop customers ask about delivery | connection to my store system | handle returns | sell online | sizes and returns | webshop | parcel tracking questions | we sell clothes online',
  'security-and-fraud':
    'fraud detection | stolen card | risk score | chargeback | set my own limit for orders | review list | limit of the risk score | three names on one card | fraud price | check payments | protect from fake buyers',
  translation: 'translate messages | translator | foreign language',
  'sentiment-analysis': 'opinion mining | emotion | feelings in reviews | tone of a text',
  'speech-recognition': 'speech to text | transcription | dictation | subtitles',
  'cloud-integration': 'cloud | storage | backup of conversations',
  chatbots:
    'hair salon | club | gym | barber | beauty | ready-made topics | prepared topics | start from zero or ready made | salon bookings | opening hours and bookings answered | template for my business | ready to use bot for a hairdresser | restaurant | salon | hotel | templates by industry',
  'cloud-ai':
    'files spread over several tools | one place for files | shared drive | access rights for the bot | one secure cloud | quote from a contract on our drive | documents in many places | files in five different places | search across our drives',
  analytics:
    'recommendations for staffing | how many people on monday | when to order stock | record of what was decided | advice with reasons | who decides about stock | suggestions when to reorder | how many staff do we need tomorrow',
};

/** One answer for each service, solution, feature, benefit and article. */
export function serviceAnswers(): readonly CuratedAnswer[] {
  return [
    ...[...services, ...solutions].map(({ id, title, description, forWhom, delivered, price, limits }) => ({
      ask: [title, `price of ${title}`, forWhom, otherNames[id] ?? ''].join(' | '),
      text: `${title}: ${lowerFirst(description)} ${price}. You get ${listOf(delivered.map(lowerFirst))}.${limits === undefined ? '' : ` ${limits}`}`,
      to: `${paths.services}#${id}`,
    })),
    ...features.map(({ id, title, description, path }) => ({
      ask: [title, description, otherNames[id] ?? ''].join(' | '),
      text: description,
      to: path,
    })),
    ...benefits.map(({ title, description, path }) => ({
      ask: `${title} | ${description}`,
      text: description,
      to: path,
    })),
    ...articles.map((article) => {
      const { id, title, summary } = article;
      const { name = '' } = authorOf(article) ?? {};
      return {
        ask: `${summary} | who wrote the article ${title} | blog post by ${name}`,
        text: `${summary} ${name} wrote an article about it: “${title}.”`,
        to: `${paths.blog}#${id}`,
      };
    }),
  ];
}
