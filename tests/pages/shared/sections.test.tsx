import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from '@/pages/shared/testimonials-section';

test.each([
  [5, '100%'],
  [4.8, '96%'],
])('a rating of %s fills %s of the stars and says so', (rating, width) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  const filled = [...stars.children].find((child) => child instanceof HTMLElement);
  expect(filled).toHaveStyle({ width });
});
