import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamSection } from '@/pages/shared/team-section';
import { renderPage } from '../../support/render-page';

test('one or two members are shown at 290 pixels, the others at 230', () => {
  renderPage(<TeamSection />);
  const widths = screen.getAllByRole('article').map((card) => card.style.width);
  const highlighted = widths.filter((width) => width === '290px').length;
  expect(highlighted).toBeGreaterThanOrEqual(1);
  expect(highlighted).toBeLessThanOrEqual(2);
  expect(widths.filter((width) => width === '230px')).toHaveLength(widths.length - highlighted);
});

test('every member has a name, a role, and four links that open in a new tab and say whose they are', () => {
  renderPage(<TeamSection />);
  for (const card of screen.getAllByRole('article')) {
    const name = within(card).getByRole('heading', { level: 3 }).textContent;
    expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['LinkedIn', 'GitHub', 'Twitter', 'Facebook'].map(
        (network) => `${name} on ${network} (opens in a new tab)`,
      ),
    );
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  }
});
