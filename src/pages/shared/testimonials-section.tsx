import { brand } from '@/site/brand';
import { capitalize, countOf } from '@/site/number-words';
import { testimonials } from '@/site/testimonials';
import { Badge } from '@/ui/badge';
import { Section } from '@/ui/section';
import { StarRating } from '@/ui/star-rating';
import { PersonImage } from './person-image';

export function TestimonialsSection() {
  return (
    <Section
      id="testimonials"
      tone="sunken"
      eyebrow="Testimonials"
      title="What customers do with it"
      lead={`${capitalize(countOf(testimonials.length, 'customer'))}, from a freelancer to a logistics company, on the one job it took off their hands.`}
      aside={
        brand.isSample && (
          <p className="mt-4">
            <Badge tone="warn">Sample testimonials</Badge>
          </p>
        )
      }
    >
      <ul className="-mb-10 gap-x-10 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-gutter sm:columns-2 lg:columns-3">
        {testimonials.map(({ name, work, feedback, image, rating }) => (
          <li
            key={name}
            className="break-inside-avoid max-sm:w-[80%] max-sm:shrink-0 max-sm:snap-start border-t border-border-strong/50 pt-6 pb-10"
          >
            <figure>
              <p className="flex items-center gap-2">
                <StarRating rating={rating} />
                <span aria-hidden className="font-mono text-xs text-fg-muted">
                  {rating.toFixed(1)}
                </span>
              </p>
              <blockquote className="mt-4 text-lg">{feedback}</blockquote>
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
