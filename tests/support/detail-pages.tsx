import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { routes } from '@/app/routes';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';

/** The pages behind the feature tiles and the benefit cards. */
export const details = [...features.filter(({ id }) => id !== 'data-privacy'), ...benefits];
/** With titles, for test.each. */
export const each = details.map((detail) => [detail.title, detail] as const);
const pages = new Map<string, ComponentType>();

export async function loadDetailPages() {
  const wanted = details.map(async ({ path }) => {
    const route = routes.find((candidate) => candidate.path === path);
    if (route) pages.set(path, (await route.load()).default);
  });
  await Promise.all(wanted);
}

export function open(path: string) {
  const Page = pages.get(path);
  if (!Page) throw new Error(`Nothing is routed at ${path}`);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}

export function section(container: HTMLElement, id: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`section#${id}`);
  if (!found) throw new Error(`No section ${id}`);
  return found;
}
