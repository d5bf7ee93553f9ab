import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { testimonials } from '@/site/testimonials';
import { renderPage } from '../../support/render-page';

test('each testimonial has a picture and a rating with an accessible name', () => {
  renderPage(<TestimonialsSection />);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(testimonials.length);
  for (const [index, figure] of figures.entries()) {
    const rating = `Rated ${testimonials[index]?.rating} out of 5`;
    expect(within(figure).getByRole('img', { name: rating })).toBeInTheDocument();
    expect(figure.querySelector('figcaption svg, figcaption img')).toBeInTheDocument();
  }
});
