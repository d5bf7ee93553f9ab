interface Testimonial {
  readonly name: string;
  readonly work: string;
  readonly feedback: string;
  /** The address of a picture in public/; without one, the initials are shown. */
  readonly image?: string;
  /** Out of 5, in halves. */
  readonly rating: 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}

/** Fictional people, labeled as samples while `brand.isSample` is set. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Leah Brandvold',
    work: 'Owner of a furniture store',
    feedback:
      'Half of our messages were “When will it arrive?” Now the chatbot answers those from our delivery page, and we answer the rest.',
    image: '/people/leah.svg',
    rating: 5,
  },
  {
    name: 'Samir Adeyemi-Holt',
    work: 'Head of support at a travel company',
    feedback:
      'We write in English, and our guests read Portuguese, Korean, or Polish. Hardly anyone waits for a translator anymore.',
    image: '/people/samir.svg',
    rating: 4.5,
  },
  {
    name: 'Noor Castellanos',
    work: 'Product manager at an insurer',
    feedback:
      'The sentiment report showed us which letter upset our customers. We rewrote two paragraphs, and most of the complaints stopped within a month.',
    image: '/people/noor.svg',
    rating: 5,
  },
  {
    name: 'Bram Oduya',
    work: 'Freelance journalist',
    feedback:
      'I dictate on a noisy train and get clean paragraphs back. It marks the words it isn’t sure of, so those are all I check.',
    image: '/people/bram.svg',
    rating: 4.5,
  },
  {
    name: 'Yuki Fernandes-Roth',
    work: 'Chief of staff at a logistics company',
    feedback:
      'The chatbot was live for every visitor in the third week. Each answer shows its source, which is why our legal team approved it.',
    image: '/people/yuki.svg',
    rating: 4.5,
  },
  {
    name: 'Otis Marchetti',
    work: 'Evening school teacher',
    feedback:
      'Every lesson has captions before the students leave the room. I still correct a name now and then.',
    image: '/people/otis.svg',
    rating: 4,
  },
];
