import { Badge } from '@/ui/badge';
import { Portrait } from '@/ui/illustrations/portrait';
import { Section, SectionHeader } from '@/ui/section';
import { StarRating } from '@/ui/star-rating';

interface Testimonial {
  readonly name: string;
  readonly work: string;
  readonly feedback: string;
  /** What the portrait is drawn from. */
  readonly image: string;
  readonly rating: number;
}

const testimonials: readonly Testimonial[] = [
  {
    name: 'Leah Brandvold',
    work: 'Runs a furniture shop',
    feedback:
      'Half of our mail was “where is my order”. The chatbot answers that from the order itself, and hands over when somebody is upset.',
    image: 'leah',
    rating: 4.8,
  },
  {
    name: 'Samir Adeyemi-Holt',
    work: 'Head of support, travel',
    feedback:
      'We write in English. Guests read Portuguese, Korean or Polish. Nobody has to wait for a translator.',
    image: 'samir',
    rating: 4.5,
  },
  {
    name: 'Noor Castellanos',
    work: 'Product manager, insurance',
    feedback:
      'The sentiment report told us which letter made people angry. We rewrote two paragraphs and complaints about it stopped within the month.',
    image: 'noor',
    rating: 5,
  },
  {
    name: 'Bram Oduya',
    work: 'Freelance journalist',
    feedback: 'I dictate in a noisy tram and get paragraphs back. It asks about the words it is unsure of.',
    image: 'bram',
    rating: 4.5,
  },
  {
    name: 'Yuki Fernandes-Roth',
    work: 'Chief of staff, logistics',
    feedback:
      'It was live within the week. The part I did not expect: every answer shows where it came from, so our lawyers could say yes.',
    image: 'yuki',
    rating: 4.8,
  },
  {
    name: 'Otis Marchetti',
    work: 'Teaches at an evening school',
    feedback:
      'Captions for every lesson, ready before the class has left the room. I still correct a name now and then.',
    image: 'otis',
    rating: 4,
  },
];

export function TestimonialsSection() {
  return (
    <Section id="testimonials" tone="sunken">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeader
          eyebrow="Testimonials"
          title="What a good month sounds like"
          lead="Six voices, each about one job that got done."
        />
        <Badge tone="warn">Sample testimonials, invented for this site</Badge>
      </div>
      <ul className="mt-12 -mb-10 gap-x-10 sm:columns-2 lg:columns-3">
        {testimonials.map(({ name, work, feedback, image, rating }) => (
          <li key={name} className="break-inside-avoid border-t border-border-strong/50 pt-6 pb-10">
            <figure>
              <p className="flex items-center gap-2">
                <StarRating rating={rating} />
                <span aria-hidden className="font-mono text-xs text-fg-muted">
                  {rating.toFixed(1)}
                </span>
              </p>
              <blockquote className="mt-4 text-lg">{feedback}</blockquote>
              <figcaption className="mt-5 flex items-center gap-3">
                <Portrait seed={image} className="size-11 rounded-full border border-border" />
                <span className="text-sm">
                  <span className="block font-medium" translate="no">
                    {name}
                  </span>
                  <span className="block text-fg-muted">{work}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
