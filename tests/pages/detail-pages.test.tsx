import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { details, each, loadDetailPages, open, section } from '../support/detail-pages';

const known = new Set(routes.map(({ path }) => path.toLowerCase()));

beforeAll(loadDetailPages, 60_000);

test('there are fourteen of them', () => {
  expect(details).toHaveLength(14);
});

test.each(each)('%s names itself once, in the heading and in the tab', (title, { path }) => {
  open(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: title }),
  ]);
  expect(document.title).toBe(`${title} · Lumenary`);
});

test.each(each)('%s has its headings in order', (_, { path }) => {
  open(path);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test('every page has a description of its own, of a length that is shown whole', () => {
  const descriptions = details.map(({ path }) => {
    const { unmount } = open(path);
    const text = description() ?? '';
    unmount();
    return text;
  });
  expect(new Set(descriptions).size).toBe(14);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(80);
    expect(text.length, text).toBeLessThanOrEqual(165);
  }
});

test.each(each)('%s leads only to pages and sections that exist', (_, { path }) => {
  const { container } = open(path);
  for (const link of screen.getAllByRole('link')) {
    const { pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://example.com${path}`);
    expect(known, link.textContent).toContain(pathname.toLowerCase());
    if (pathname === path && hash) expect(container.querySelector(hash), hash).not.toBeNull();
  }
});

test.each(each)('%s goes on to three other pages, each with a reason', (title, { path }) => {
  const { container } = open(path);
  const links = within(section(container, 'related')).getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(new Set(links.map((link) => link.getAttribute('href')))).not.toContain(path);
  for (const link of links) expect(link).not.toHaveAccessibleName(title);
});

test.each(each)('%s ends with one next step, and says the price of the plan it names', (_, { path }) => {
  const { container } = open(path);
  const end = within(section(container, 'next-step'));
  const [first] = end.getAllByRole('link');
  const plan = plans.find(({ id }) => first?.getAttribute('href') === `${paths.contact}?plan=${id}`);
  if (plan) expect(end.getByText(`$${plan.monthly}/month`)).toBeVisible();
  else expect(first).toHaveAttribute('href', paths.help);
});

test.each(each.slice(0, 5))('%s has something to try', (_, { path }) => {
  const { container } = open(path);
  expect(within(section(container, 'try')).getByRole('heading', { level: 2 })).toBeVisible();
});

test('no two pages are built from the same sections in the same order', () => {
  const plansOfPages = details.map(({ path }) => {
    const { container, unmount } = open(path);
    const ids = [...container.querySelectorAll('section')].map(({ id }) => id);
    unmount();
    expect(ids.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    return ids.join(' ');
  });
  expect(new Set(plansOfPages).size).toBe(14);
});

test('the support page promises dedicated AI and human support', () => {
  open(paths.benefits.support);
  expect(screen.getByText(/dedicated AI and human support/i)).toBeVisible();
});

test('the room in each plan is what the plan itself promises', () => {
  open(paths.benefits.scalability);
  for (const plan of plans.slice(0, 2)) {
    const row = screen.getByRole('row', { name: new RegExp(`^${plan.title}`) });
    const [month] = within(row).getAllByRole('cell');
    expect(plan.features).toContain(`${month?.textContent} conversations a month`);
  }
});

test('a voice can be chosen and a person offered, and the answer follows', async () => {
  const user = userEvent.setup();
  open(paths.benefits.customization);
  expect(screen.getByText(/The desk arrives on Thursday/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Formal' }));
  expect(screen.getByText(/We are pleased to confirm/)).toBeVisible();
  expect(screen.queryByText(/The desk arrives on Thursday/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Always offer a person' }));
  expect(screen.getByText(/rather talk to Nell/)).toBeVisible();
});

function description(): string | null | undefined {
  return document.querySelector('meta[name="description"]')?.getAttribute('content');
}
