import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamSection } from '@/pages/shared/team-section';
import { StarRating } from '@/pages/shared/testimonials-section';
import { team } from '@/site/team';
import { renderPage } from '../../support/render-page';

test('each card links to the profiles of its member in a new tab, named after both', () => {
  renderPage(<TeamSection />);
  for (const [index, card] of screen.getAllByRole('article').entries()) {
    const member = team[index];
    const links = within(card).queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(member?.links ?? {}));
    for (const link of links) {
      expect(link).toHaveAccessibleName(expect.stringContaining(`${member?.name} on `));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
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
