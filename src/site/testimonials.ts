import { shop } from './shop';

interface Testimonial {
  readonly name: string;
  readonly work: string;
  /** Its mark stands beside the name: `image`, the address of a picture in public/, or else its initials. */
  readonly business: string;
  /** The customer's message that the feedback is about. */
  readonly message: string;
  /** The language of the message, if it isn't the site's. */
  readonly lang?: string;
  readonly feedback: string;
  readonly image?: string;
  /** Out of 5, in halves. */
  readonly rating: 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}

/** Fictional people. */
export const testimonials: readonly Testimonial[] = [
  {
    name: shop.owner,
    work: `Owner of ${shop.kind}`,
    business: shop.name,
    message: 'When will it arrive?',
    feedback: 'Most of our messages were this one. Now the chatbot answers it from our shipping page.',
    rating: 5,
  },
  {
    name: 'Samir Adeyemi-Holt',
    work: 'Head of support at a travel company',
    business: 'Tern & Tide',
    message: 'A que horas sai o barco?',
    lang: 'pt',
    feedback: 'Our guests write in 14 languages. Hardly anyone waits for a translator anymore.',
    rating: 4.5,
  },
  {
    name: 'Noor Vandermeer',
    work: 'Product manager at an insurer',
    business: 'Plumb Mutual',
    message: 'You say “denied.” Why?',
    feedback: 'The model showed us which letter upset our customers. Most of those complaints stopped.',
    rating: 5,
  },
];
