import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import HelpPage from '@/pages/help/help';
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

function topicLinks() {
  return within(screen.getByRole('region', { name: 'Topics' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#'));
}
