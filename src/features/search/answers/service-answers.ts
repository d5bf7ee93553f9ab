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
    'chatbot for my website | chat bot | bot for my website | robot that answers customers | website chat',
  'machine-learning':
    'ai model with our data | train a model on my records | prediction | forecast | deep learning',
  'ai-security': 'access control | audit',
  'data-analytics': 'dashboard | statistics | charts | reporting',
  'ai-development': 'software development | programming an app | build an assistant',
  'customer-engagement': 'customer satisfaction | mood of customers | feedback | surveys',
  'ai-automation':
    'enter invoices automatically | automation | automate invoices | workflow | copy data between tools | accounting',
  'big-data': 'archive | old records | import logs | data warehouse',
  'virtual-assistants': 'assistant for my team | search in our documents | secretary',
  'image-and-video': 'photos | pictures | camera | computer vision | quality inspection',
  voice:
    'write down phone calls | transcribe meetings | phone calls to text | transcripts | meeting minutes | audio',
  'digital-marketing': 'content marketing | marketing | advertising | social media',
  healthcare: 'medical | doctors | doctor | dentist | hospital | clinic | medical practice | patients',
  'e-commerce':
    'shop | e commerce | web shop | online shop | web store | order status | shopify | retail | parcels and returns',
  'security-and-fraud': 'fraud detection | stolen card | risk score | chargeback',
  translation: 'translate messages | translator | foreign language',
  'sentiment-analysis': 'opinion mining | emotion | feelings in reviews | tone of a text',
  'speech-recognition': 'speech to text | transcription | dictation | subtitles',
  'cloud-integration': 'cloud | storage | backup of conversations',
};

/** One answer for each service, solution, feature, benefit and article. */
export function serviceAnswers(): readonly CuratedAnswer[] {
  return [
    ...[...services, ...solutions].map(({ id, title, description, forWhom, delivered, price, limits }) => ({
      ask: [title, `price of ${title}`, forWhom, otherNames[id] ?? ''].join(' | '),
      words: delivered.join(' '),
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
