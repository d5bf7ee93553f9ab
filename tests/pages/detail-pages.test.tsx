import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { contactPath, monthlyPrice, plans } from '@/site/plans';
import { details, each, loadDetailPages, open, section } from '../support/detail-pages';

beforeAll(loadDetailPages, 60_000);

test.each(each)('%s has its title, and a plan with its price at the end', (title, { path }) => {
  const { container } = open(path);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
  expect(document.title).toBe(`${title} · ${brand.name}`);

  const end = section(container, 'next-step');
  const [first] = end.querySelectorAll('a');
  const plan = plans.find((candidate) => first?.getAttribute('href') === contactPath(candidate));
  expect(plan).toBeDefined();
  if (plan) expect(end).toHaveTextContent(monthlyPrice(plan));
});

test('every page has a distinct description that fits a search result', () => {
  const descriptions = details.map(({ path }) => {
    const { unmount } = open(path);
    const text = description() ?? '';
    unmount();
    return text;
  });
  expect(new Set(descriptions).size).toBe(details.length);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(70);
    expect(text.length, text).toBeLessThanOrEqual(155);
  }
});

test('choosing a voice or a setting changes the sample answer', () => {
  const { container } = open(paths.benefits.customization);
  const answer = () => container.querySelector('#voice [aria-live]')?.textContent ?? '';
  const answers = new Set<string>();
  const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')];
  for (const control of controls) {
    fireEvent.click(control);
    answers.add(answer());
  }
  expect(answers.size).toBe(controls.length);
});

function description(): string | null | undefined {
  return document.querySelector('meta[name="description"]')?.getAttribute('content');
}
