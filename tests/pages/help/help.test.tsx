import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { selfServePrice, selfServeTitle } from '@/domain/format';
import { contactPath } from '@/domain/plans';
import HelpPage from '@/pages/help/help';
import { selfServePlans } from '@/site/plans';
import { renderPage } from '../../support/render-page';

beforeEach(() => void renderPage(<HelpPage />));

test('topics are filtered by any of their words in any letter case, and all of them are offered again', async () => {
  const all = topicLinks().length;
  const filter = screen.getByLabelText('Filter the topics');
  await userEvent.type(filter, 'PASSWORD');
  expect(topicLinks()).toHaveLength(1);
  expect(screen.getByText(`1 of ${all} topics`)).toBeInTheDocument();
  await userEvent.type(filter, 'zzz');
  expect(topicLinks()).toHaveLength(0);
  expect(screen.getByText(`0 of ${all} topics`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(topicLinks()).toHaveLength(all);
});

test('each self-serve plan shows its price, and Upgrade leads to the contact form', () => {
  for (const plan of selfServePlans) {
    const card = screen.getByRole('heading', { level: 3, name: selfServeTitle(plan) }).closest('article');
    expect(card).toHaveTextContent(selfServePrice(plan));
    const upgrade = screen.queryByRole('link', { name: `Upgrade to ${selfServeTitle(plan)}` });
    if (plan.monthly !== 0) expect(upgrade).toHaveAttribute('href', contactPath(plan));
    else expect(upgrade).toBeNull();
  }
});

test('the support clock stops when the page is left', () => {
  cleanup();
  vi.useFakeTimers();
  const { unmount } = renderPage(<HelpPage />);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

function topicLinks() {
  return within(screen.getByRole('region', { name: 'Topics' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#'));
}
