import { brand } from '@/site/brand';
import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { capitalize, countOf } from '@/site/number-words';
import { testimonials } from '@/site/testimonials';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { StarRating } from '@/ui/star-rating';
import { PersonImage } from './person-image';

type Testimonial = (typeof testimonials)[number];

/** How many are shown on phones at first. */
const ON_PHONES = 1;

export function TestimonialsSection() {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section
      id="testimonials"
      tone="sunken"
      title="What our customers say"
      lead={`${capitalize(countOf(testimonials.length, brand.isSample ? 'sample quote' : 'customer'))}, from a freelancer to a logistics company, on the work AI ${brand.isSample ? 'takes' : 'took'} off their hands.`}
    >
      <ul className="gap-x-10 sm:-mb-10 sm:columns-2 lg:columns-3">
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name}
            className={classNames('break-inside-avoid', !showsAll && index >= ON_PHONES && 'max-sm:hidden')}
          >
            <Quote {...testimonial} isLead={index === 0} />
          </li>
        ))}
      </ul>
      {!showsAll && testimonials.length > ON_PHONES && (
        <Button
          variant="secondary"
          className="justify-self-start sm:hidden"
          onClick={() => setShowsAll(true)}
        >
          {`Show all ${testimonials.length} testimonials`}
        </Button>
      )}
    </Section>
  );
}

interface QuoteProps extends Testimonial {
  /** Larger than the others. */
  readonly isLead: boolean;
}

function Quote({ name, work, feedback, image, rating, isLead }: QuoteProps) {
  return (
    <figure className="border-t border-border-strong/50 pt-6 pb-8 sm:pb-10">
      <p className="flex items-center gap-2">
        <StarRating rating={rating} />
        <span aria-hidden className="font-mono text-xs text-fg-muted">
          {rating.toFixed(1)}
        </span>
      </p>
      <blockquote className={classNames('mt-4', isLead ? 'text-h4 font-medium' : 'text-lg')}>
        {feedback}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <PersonImage
          small
          name={name}
          image={image}
          className="size-11 shrink-0 rounded-full border border-border"
        />
        <span className="text-sm">
          <span className="block font-medium" translate="no">
            {name}
          </span>
          <span className="block text-fg-muted">{work}</span>
        </span>
      </figcaption>
    </figure>
  );
}
