import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { StarRating } from '@/ui/star-rating';

test.each([
  [5, '100%'],
  [4.8, '96%'],
  [4.5, '90%'],
  [4, '80%'],
  [0, '0%'],
])('a rating of %s fills %s of the stars and says so', (rating, width) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  const filled = [...stars.children].find((child) => child instanceof HTMLElement);
  expect(filled).toHaveStyle({ width });
});
