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
      'Most of our messages were “When will it arrive?” Now the chatbot answers those from our shipping page.',
    image: '/people/leah.svg',
    rating: 5,
  },
  {
    name: 'Samir Adeyemi-Holt',
    work: 'Head of support at a travel company',
    feedback:
      'We write in English, and our guests read Portuguese or Korean. Hardly anyone waits for a translator anymore.',
    image: '/people/samir.svg',
    rating: 4.5,
  },
  {
    name: 'Noor Vandermeer',
    work: 'Product manager at an insurer',
    feedback:
      'The model showed us which letter upset our customers. We rewrote two paragraphs, and most of those complaints stopped.',
    image: '/people/noor.svg',
    rating: 5,
  },
];
