import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import FaqsPage from '@/pages/faqs';
import { paths } from '@/site/paths';
import { faq } from '@/site/questions/faq';

const first = questionAt(0);
const second = questionAt(1);
const last = questionAt(-1);

beforeEach(() => window.history.replaceState(null, '', paths.faqs));

test('every question is there, the first one open, which leaves the address as it is', () => {
  open();
  expect(items().map(({ id }) => id)).toEqual(faq.map(({ id }) => id));
  expect(opened()).toEqual([first.id]);
  expect(window.location.hash).toBe('');
});

test('at most one question is open, and the hash follows it', async () => {
  open();
  await userEvent.click(screen.getByText(second.question));
  expect(opened()).toEqual([second.id]);
  expect(window.location.hash).toBe(`#${second.id}`);
  await userEvent.click(screen.getByText(last.question));
  expect(opened()).toEqual([last.id]);
  await userEvent.click(screen.getByText(last.question));
  expect(opened()).toEqual([]);
  expect(window.location.hash).toBe('');
});

test.each([
  ['a link to a question opens it', last.id, [last.id]],
  ['an unknown hash opens the first question', 'nonsense', [first.id]],
])('%s', (_title, hash, expected) => {
  window.history.replaceState(null, '', `${paths.faqs}#${hash}`);
  open();
  expect(opened()).toEqual(expected);
});

function open() {
  render(
    <BrowserRouter>
      <FaqsPage />
    </BrowserRouter>,
  );
}

function items() {
  return screen.getAllByRole<HTMLDetailsElement>('group');
}

function opened() {
  return items()
    .filter((item) => item.open && within(item).getByRole('heading', { level: 3 }))
    .map(({ id }) => id);
}

function questionAt(index: number) {
  const question = faq.at(index);
  if (!question) throw new Error('There are no questions');
  return question;
}
