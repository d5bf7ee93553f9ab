import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { renderPage } from '../../support/render-page';

test('the testimonials say that they are samples', () => {
  renderPage(<TestimonialsSection />);
  expect(screen.getByText(/sample testimonials/i)).toBeVisible();
});

test('every testimonial has feedback, a name, a picture and a rating', () => {
  renderPage(<TestimonialsSection />);
  const figures = screen.getAllByRole('figure');
  expect(figures.length).toBeGreaterThanOrEqual(3);
  for (const figure of figures) {
    expect(within(figure).getByRole('blockquote')).not.toBeEmptyDOMElement();
    expect(within(figure).getByRole('img', { name: /^Rated \d(\.\d)? out of 5$/ })).toBeInTheDocument();
    const caption = figure.querySelector('figcaption');
    expect(caption?.querySelector('svg')).toBeInTheDocument();
    expect(caption).not.toBeEmptyDOMElement();
  }
});

test('ratings with a fraction are among them', () => {
  renderPage(<TestimonialsSection />);
  expect(screen.getAllByRole('img', { name: 'Rated 4.8 out of 5' })[0]).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 out of 5' })[0]).toBeInTheDocument();
});
