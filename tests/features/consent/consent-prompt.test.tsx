import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsentPrompt, PrivacyChoices } from '@/features/consent';
import { ANALYTICS_CHOICE_KEY } from '@/lib/storage-keys';
import { renderPage } from '../../support/render-page';

const env = vi.hoisted((): { firebase: Record<string, string | null> } => ({ firebase: {} }));
vi.mock('@/lib/env', () => ({ env }));

beforeEach(() => {
  env.firebase = { measurementId: 'G-TEST' };
});

const question = () => screen.queryByRole('complementary', { name: 'Analytics' });

const show = () => renderPage(<ConsentPrompt />);

test.each([
  ['Allow', 'yes'],
  ['Decline', null],
])('%s is stored, and the question is not asked again', async (answer, stored) => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(question()).toBeNull();
  expect(localStorage.getItem(ANALYTICS_CHOICE_KEY)).toBe(stored);
  unmount();
  show();
  expect(question()).toBeNull();
});

test('a choice made in the privacy choices answers it, also after it is withdrawn there', async () => {
  renderPage(
    <>
      <ConsentPrompt />
      <PrivacyChoices />
    </>,
  );
  const choice = screen.getByRole('switch', { name: 'Analytics' });
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
  expect(question()).toBeNull();
});

test('without a measurement id nothing is asked', () => {
  env.firebase = { measurementId: null };
  show();
  expect(question()).toBeNull();
});
