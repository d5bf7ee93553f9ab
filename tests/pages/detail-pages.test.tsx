import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { contactPath, monthlyPrice, plans } from '@/site/plans';
import { details, each, loadDetailPages, open, section } from '../support/detail-pages';

const known = new Set(routes.map(({ path }) => path.toLowerCase()));

beforeAll(loadDetailPages, 60_000);

test.each(each)('%s is the only h1 and the title in the browser', (title, { path }) => {
  open(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: title }),
  ]);
  expect(document.title).toBe(`${title} · ${brand.name}`);
});

test.each(each)('%s skips no heading level', (_, { path }) => {
  open(path);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
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

test.each(each)('%s links only to pages and sections that exist', (_, { path }) => {
  const { container } = open(path);
  for (const link of screen.getAllByRole('link')) {
    const { pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://example.com${path}`);
    expect(known, link.textContent).toContain(pathname.toLowerCase());
    if (pathname === path && hash) expect(container.querySelector(hash), hash).not.toBeNull();
  }
});

test.each(each)('%s ends with a plan, its price and a link to ask about it', (_, { path }) => {
  const { container } = open(path);
  const end = within(section(container, 'next-step'));
  const [first] = end.getAllByRole('link');
  const plan = plans.find((candidate) => first?.getAttribute('href') === contactPath(candidate));
  expect(plan).toBeDefined();
  if (plan) expect(end.getByText(monthlyPrice(plan))).toBeVisible();
});

test('choosing a voice and offering a person changes the sample answer', async () => {
  const user = userEvent.setup();
  open(paths.benefits.customization);
  expect(screen.getByText(/Your desk arrives on Thursday/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Formal' }));
  expect(screen.getByText(/We are pleased to confirm/)).toBeVisible();
  expect(screen.queryByText(/Your desk arrives on Thursday/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Always offer a person' }));
  expect(screen.getByText(/rather talk to Nell/)).toBeVisible();
});

function description(): string | null | undefined {
  return document.querySelector('meta[name="description"]')?.getAttribute('content');
}
