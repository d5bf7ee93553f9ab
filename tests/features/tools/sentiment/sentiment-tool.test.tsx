import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileErrors, readFile } from '@/features/tools/sentiment/read-file';
import { scoreText } from '@/features/tools/sentiment/score-text';
import SentimentTool from '@/features/tools/sentiment/sentiment-tool';
import { toneNames } from '@/features/tools/sentiment/tones';
import { forgetOthers } from '@/lib/account-values';
import SentimentAnalysisPage from '@/pages/sentiment-analysis';
import { facts } from '@/site/facts';
import { ada } from '../../../support/ada';
import { renderPage, section } from '../../../support/render-page';

/** Stands in for the Worker class, which jsdom lacks: the worker's code runs on the main thread. */
class ReviewWorker extends EventTarget {
  postMessage(request: string | File) {
    const answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (typeof request === 'string') answer(request.trim() === '' ? null : scoreText(request));
    else void readFile(request).then(answer);
  }
  terminate() {}
}

beforeEach(() => {
  forgetOthers('');
  vi.stubGlobal('Worker', ReviewWorker);
});

test('opens with a sample, which typing or one click replaces and which is never stored', async () => {
  open();
  expect(screen.getByRole('button', { name: 'Use my own' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Send this result' })).not.toBeInTheDocument();
  expect(localStorage.getItem('try-sentiment')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use my own' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use my own' })).not.toBeInTheDocument();
});

test('says that it reads English if it knows no word', async () => {
  open();
  fireEvent.change(field(), { target: { value: 'Der Tisch' } });
  expect(await screen.findByText(/No positive or negative words found/)).toBeVisible();
});

test('scores a file dropped anywhere on the tool, and closing it keeps the text', async () => {
  open();
  await userEvent.type(field(), 'Good.');
  expect(await screen.findByText(/^Overall Positive/)).toBeInTheDocument();
  drop(new File(['review\nIt is great\nIt is awful\n'], 'dropped.csv'));
  // Until it is read, the result of the text is not shown as its own.
  expect(screen.getByText('Reading…')).toBeVisible();
  expect(screen.queryByText(/^Overall P/)).not.toBeInTheDocument();
  expect(await screen.findByText('2 reviews scored.')).toBeVisible();
  expect(screen.getByText('dropped.csv')).toBeVisible();
  expect(screen.getByText('great', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('awful', { selector: 'mark' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the file' }));
  expect(screen.getByLabelText('Choose a file of reviews')).toHaveFocus();
  expect(field()).toHaveValue('Good.');
  expect(screen.queryByText('2 reviews scored.')).not.toBeInTheDocument();
});

test('reports an unreadable file and accepts another', async () => {
  open();
  drop(new File(['1,2\n3,4'], 'figures.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(fileErrors.noText);
  expect(screen.getByText('Nothing to read yet')).toBeVisible();
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
  await userEvent.upload(
    screen.getByLabelText('Choose a file of reviews'),
    new File(['It is great'], 'good.txt'),
  );
  expect(await screen.findByText('1 review scored.')).toBeVisible();
});

test('handles dropped files but not dropped text', () => {
  open();
  const text = { files: [], types: ['text/plain'] };
  // fireEvent returns false if the default action was prevented.
  expect(fireEvent.dragOver(field(), { dataTransfer: { ...text, types: ['Files'] } })).toBe(false);
  expect(fireEvent.dragOver(field(), { dataTransfer: text })).toBe(true);
  expect(fireEvent.drop(field(), { dataTransfer: text })).toBe(true);
});

test('the demo misreads the sentences that the page says it misreads', () => {
  renderPage(<SentimentAnalysisPage />);
  const limits = within(section('limits'));
  expect(limits.getByText(new RegExp(`${facts.sentimentDemoAccuracy} of 100`))).toBeVisible();
  const items = limits.getAllByRole('listitem');
  expect(items).not.toHaveLength(0);
  for (const item of items) {
    const quote = item.querySelector('blockquote')?.textContent.replace(/[“”]/g, '') ?? '';
    const [, reading, meaning] = /Demo says (\w+), customer means (\w+)/.exec(item.textContent) ?? [];
    expect(reading, quote).toBe(toneNames[scoreText(quote).tone]);
    expect(meaning, quote).not.toBe(reading);
  }
});

const open = () => renderPage(<SentimentTool />, { user: ada });

function field() {
  return screen.getByLabelText('Your text');
}

function drop(file: File) {
  fireEvent.drop(field(), { dataTransfer: { files: [file], types: ['Files'] } });
}
