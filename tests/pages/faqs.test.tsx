import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import FaqsPage from '@/pages/faqs';

beforeEach(() => window.history.replaceState(null, '', '/Faqs'));

test('there are three cards and exactly five questions, all of them closed', () => {
  open();
  expect(screen.getAllByRole('link', { name: /^Learn More/ })).toHaveLength(3);
  expect(questions()).toHaveLength(5);
  expect(opened()).toEqual([]);
});

test('at most one question is open: another one closes it, and it closes itself', async () => {
  open();
  await userEvent.click(screen.getByText('What does Lumenary do?'));
  expect(opened()).toEqual(['what-we-do']);
  await userEvent.click(screen.getByText('Which languages are supported?'));
  expect(opened()).toEqual(['languages']);
  await userEvent.click(screen.getByText('Which languages are supported?'));
  expect(opened()).toEqual([]);
});

test('the hash follows the open question', async () => {
  open();
  await userEvent.click(screen.getByText('What happens to our data?'));
  expect(window.location.hash).toBe('#data-protection');
  await userEvent.click(screen.getByText('What happens to our data?'));
  expect(window.location.hash).toBe('');
});

test.each(['what-we-do', 'how-long-set-up-takes', 'languages', 'data-protection', 'changing-plans'])(
  'a link to #%s opens it',
  (id) => {
    window.history.replaceState(null, '', `/Faqs#${id}`);
    open();
    expect(opened()).toEqual([id]);
  },
);

test('an unknown hash opens no question', () => {
  window.history.replaceState(null, '', '/Faqs#nonsense');
  open();
  expect(opened()).toEqual([]);
});

function open() {
  render(
    <BrowserRouter>
      <FaqsPage />
    </BrowserRouter>,
  );
}

function questions() {
  return screen.getAllByRole<HTMLDetailsElement>('group');
}

function opened() {
  return questions()
    .filter((question) => question.open && within(question).getByRole('heading', { level: 3 }))
    .map(({ id }) => id);
}
