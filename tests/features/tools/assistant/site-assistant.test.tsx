import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AssistantPreview } from '@/features/tools/assistant/assistant-preview';
import { readQuestions } from '@/features/tools/assistant/conversation';
import { DocumentAssistant } from '@/features/tools/assistant/document-assistant';
import { SiteAssistant } from '@/features/tools/assistant/site-assistant';
import { forgetOthers } from '@/lib/account-values';
import { contactAbout } from '@/site/paths';
import { ada } from '../../../support/ada';
import { madeUpReader } from '../../../support/made-up-index';
import { renderPage } from '../../../support/render-page';

const reader = madeUpReader();

// What is kept in memory would reach the next test.
afterEach(() => forgetOthers(''));

test('an empty question is refused', async () => {
  const { user, field, log } = open();
  await user.type(field, '   {Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/question first/);
  expect(log).not.toHaveTextContent('You');
});

test('an unanswered question links to the contact form with its text', async () => {
  const { user, field } = open();
  await user.type(field, 'Do you sell zebras?{Enter}');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    contactAbout('Do you sell zebras?'),
  );
});

test('a follow-up question uses the previous topic, also after a reload', async () => {
  const first = open();
  await first.user.type(first.field, 'refund{Enter}do I get it back{Enter}');
  expect(first.log.textContent.match(/within seven days/g)).toHaveLength(2);
  first.unmount();
  expect(open().log.textContent.match(/within seven days/g)).toHaveLength(2);
});

test('a conversation can be copied, and a blocked clipboard is reported', async () => {
  const { user, field } = open();
  await user.type(field, 'refund{Enter}');
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText(/has been copied/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(
    /^You: refund\nAssistant: You get .*\nFrom: Help, Money back \(http.*\/Help#refunds\)$/,
  );
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
});

test('a document chosen in the preview is the one that the assistant opens with', async () => {
  const onOpen = vi.fn();
  const { unmount } = renderPage(AssistantPreview && <AssistantPreview onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Your page' }));
  expect(onOpen).toHaveBeenCalled();
  unmount();
  renderPage(<DocumentAssistant reader={reader} />, { user: ada });
  expect(screen.getByLabelText('Your help page')).toBeVisible();
});

test.each([undefined, null, 'text', { question: 'x' }, [1, null, {}, [], ' ']])(
  'unreadable storage %j restores nothing',
  (stored) => expect(readQuestions(stored)).toEqual([]),
);

test('a long conversation keeps its newest questions, without the unreadable ones', () => {
  const questions = Array.from({ length: 60 }, (_, at) => `question ${at}`);
  expect(readQuestions([...questions, null, 7])).toEqual(questions.slice(-40));
});

function open() {
  const user = userEvent.setup();
  const { unmount } = renderPage(<SiteAssistant reader={reader} />, { user: ada });
  const field = screen.getByRole('textbox', { name: 'Your question' });
  return { user, unmount, field, log: screen.getByRole('log') };
}
