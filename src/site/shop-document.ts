import { clockTime } from './locale';
import { shop, shopSays } from './shop';

interface ShopDocument {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** Asked and answered, by a sentence of the page, before the visitor asks anything. */
  readonly sample: { readonly question: string; readonly answer: string };
  /** Offered to the visitor. The page doesn't answer the last one. */
  readonly questions: readonly string[];
}

const [opens, closes] = [clockTime(shop.opensAt), clockTime(shop.closesAt)];

const toNorway = `We ship to Norway, too. ${shopSays.toNorway}`;

/** The help page of the sample shop. Null: the assistant opens with the visitor's own page. */
export const shopDocument: ShopDocument | null = {
  title: `${shop.name} help`,
  sections: [
    {
      heading: 'Opening hours',
      paragraphs: [
        `Our store and phone are open Monday to Friday, ${opens} to ${closes}.`,
        `You can write at any time. At night, our AI answers from this page. What it can’t answer waits for the team until ${opens}.`,
      ],
    },
    {
      heading: 'Shipping',
      paragraphs: [
        'We ship within two business days and email you a tracking link.',
        'Shipping in the United States is $6, and free over $50.',
        toNorway,
        'Furniture comes by truck for $49. The driver calls the day before.',
        'Drivers carry furniture to your door, not upstairs.',
      ],
    },
    {
      heading: 'Returns',
      paragraphs: [
        `${shopSays.returns} Made-to-order furniture can’t be returned.`,
        `Return labels are free in the United States. ${shopSays.fromNorway}`,
        'We refund your card within five business days after the return arrives.',
      ],
    },
    {
      heading: 'Replacements',
      paragraphs: [
        'Shades, handles, and legs are sold as single parts, for as long as we make the model.',
        shopSays.damaged,
      ],
    },
    {
      heading: 'Cancellations',
      paragraphs: [
        'You can cancel an order until it ships, with the link in your confirmation email.',
        'Has it already shipped? Refuse the package or send it back, and we refund the price and the shipping.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'We take cards and PayPal. Your card is charged when the order ships.',
        'Gift cards come by email, in any amount from $10, and never expire.',
      ],
    },
  ],
  sample: { question: 'Do you ship to Norway?', answer: toNorway },
  questions: [
    'Can I cancel my order?',
    'How do I get my money back?',
    'Do gift cards expire?',
    'Do you have a store in Boston?',
  ],
};
