import '../support/running-offer';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Footer } from '@/layout/footer';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { renderPage } from '../support/render-page';

test('the copyright line has the current year', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  renderPage(<Footer />);
  expect(screen.getByText('©').parentElement).toHaveTextContent(`© 2031 ${brand.legalName}`);
});

test.each([
  ['leads', 60_000, 1],
  ['does not lead', -1000, 0],
])('the footer %s to an offer that ends in %i ms', (_says, ms, links) => {
  localStorage.setItem('offerEndTime', new Date(Date.now() + ms).toISOString());
  const { container } = renderPage(<Footer />);
  expect(container.querySelectorAll(`a[href="${paths.offer}"]`)).toHaveLength(links);
});
