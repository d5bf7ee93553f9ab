import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { paths } from '@/site/paths';
import { renderPage, section } from '../support/render-page';

async function open(path: string) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`Nothing is routed at ${path}`);
  const { default: Page } = await route.load();
  renderPage(<Page />);
}

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
