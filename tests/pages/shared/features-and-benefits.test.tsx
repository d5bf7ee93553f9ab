import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';
import { renderPage } from '../../support/render-page';

test('each feature tile has an icon and one link named after the feature', () => {
  renderPage(<FeatureTilesSection />);
  const tiles = screen.getAllByRole('listitem');
  expect(tiles).toHaveLength(features.length);
  for (const [index, tile] of tiles.entries()) {
    const link = within(tile).getByRole('link', { name: features[index]?.title ?? '' });
    expect(link).toHaveAttribute('href', features[index]?.path);
    expect(tile.querySelector('svg')).toBeInTheDocument();
  }
});

test('the Learn More links of the benefit cards have distinct accessible names', () => {
  renderPage(<BenefitsSection />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    benefits.map(({ title, path }) => [`Learn More: ${title}`, path]),
  );
});

test('each benefit card appears 100 ms after the previous one, in one, two or three columns', () => {
  renderPage(<BenefitsSection />);
  const delays = screen
    .getAllByRole('listitem')
    .map((card) => card.querySelector('[data-aos]')?.getAttribute('data-aos-delay'));
  expect(delays).toEqual(benefits.map((_, index) => String(index * 100)));
  expect(screen.getByRole('list')).toHaveClass('grid-cols-1', 'md:grid-cols-2', 'lg:grid-cols-3');
});
