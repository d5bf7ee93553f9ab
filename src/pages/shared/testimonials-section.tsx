import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { testimonials } from '@/site/testimonials';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { PersonLine } from './person-image';

type Testimonial = (typeof testimonials)[number];

/** Up to three share a row of wide screens. */
const columns =
  testimonials.length > 3 ? 'lg:grid-cols-3' : 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none';

/** How many are shown on phones at first. */
const ON_PHONES = 1;

export function TestimonialsSection() {
  const [showsAll, setShowsAll] = useState(false);
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title="What our customers say">
      <ul
        data-search={brand.isSample ? 'example' : undefined}
        className={classNames('grid gap-x-10 gap-y-7 sm:grid-cols-2', columns)}
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name}
            className={classNames(
              'sm:max-lg:last:odd:col-span-2',
              !showsAll && index >= ON_PHONES && 'max-sm:hidden',
            )}
          >
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
      {!showsAll && testimonials.length > ON_PHONES && (
        <Button variant="secondary" className="w-full sm:hidden" onClick={() => setShowsAll(true)}>
          {`Show all ${testimonials.length} quotes`}
        </Button>
      )}
    </Section>
  );
}

function Quote({ name, work, business, message, lang, feedback, image, rating }: Testimonial) {
  return (
    <figure className="flex h-full flex-col border-t border-border-strong/50 pt-4 sm:pt-5">
      <p
        lang={lang}
        className="w-fit rounded-card rounded-es-sm bg-surface-2 px-3.5 py-2 text-sm text-fg-muted"
      >
        {message}
      </p>
      <blockquote className="mt-4 text-balance">{feedback}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-4">
        <PersonLine name={name} business={business} image={image} text={work} />
        <StarRating rating={rating} />
      </figcaption>
    </figure>
  );
}

const STARS = 5;
const STAR = 'l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const stars = Array.from({ length: STARS }, (_, index) => `M${index * 20 + 10} 1.8${STAR}`).join('');

/** Five stars, filled to the exact fraction, so that 4.8 does not look like 4.5. */
function StarRating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} out of ${STARS}`}
      viewBox="0 0 100 20"
      className="h-3.5 w-17.5 shrink-0 rtl:-scale-x-100"
    >
      <path d={stars} className="fill-border" />
      <path
        d={stars}
        className="fill-accent"
        style={{ clipPath: `inset(0 ${100 - (rating / STARS) * 100}% 0 0)` }}
      />
    </svg>
  );
}
