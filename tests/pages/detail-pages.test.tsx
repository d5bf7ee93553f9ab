import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { testRequest } from '@/domain/contract';
import { planPrice } from '@/domain/format';
import { contactPath } from '@/domain/plans';
import { benefits } from '@/site/benefits';
import { brand } from '@/site/brand';
import { features } from '@/site/features';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { renderPage, section } from '../support/render-page';

/** The pages behind the feature tiles and the benefit cards. */
const details = [...features.filter(({ id }) => id !== 'data-privacy'), ...benefits];

async function open(path: string) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`Nothing is routed at ${path}`);
  const { default: Page } = await route.load();
  renderPage(<Page />);
}

test.each(details)(
  '$title has its title, a description that fits a search result, and a plan with its price, or the one request, at the end',
  async ({ title, path }) => {
    await open(path);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ]);
    expect(document.title).toBe(`${title} · ${brand.name}`);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toMatch(/^.{20,155}$/);

    const [first] = section('next-step').querySelectorAll('a');
    const plan = plans.find((candidate) => first?.getAttribute('href') === contactPath(candidate));
    expect(section('next-step')).toHaveTextContent(plan ? planPrice(plan) : testRequest.promise);
  },
);

test('choosing a voice or a setting changes the sample answer', async () => {
  await open(paths.benefits.customization);
  const answers = new Set<string>();
  const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')];
  for (const control of controls) {
    fireEvent.click(control);
    answers.add(section('voice').querySelector('[aria-live]')?.textContent ?? '');
  }
  expect(answers.size).toBe(controls.length);
});
