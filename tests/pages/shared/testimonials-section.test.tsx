import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating, TestimonialsSection } from '@/pages/shared/testimonials-section';
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

test.each([
  [5, '100%'],
  [4.8, '96%'],
])('a rating of %s fills %s of the stars and says so', (rating, width) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  const filled = [...stars.children].find((child) => child instanceof HTMLElement);
  expect(filled).toHaveStyle({ width });
});
