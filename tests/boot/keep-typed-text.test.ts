import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepTypedText } from '@/boot/keep-typed-text';

const { documentElement: html } = document;

beforeEach(() => {
  html.dataset['boot'] = 'shown';
  document.body.innerHTML =
    '<form method="post"><input /><button name="method"></button></form><form action="/search"></form>';
  keepTypedText();
});

test('text that the app has reset is typed again', async () => {
  const field = document.querySelector('input') ?? document.body;
  fireEvent.input(field, { target: { value: 'Where is my order?' } });
  Object.assign(field, { value: '' });
  const typed = new Promise((resolve) => field.addEventListener('input', resolve, { once: true }));
  delete html.dataset['boot'];
  await typed;
  expect(field).toHaveValue('Where is my order?');
});

test('only a search is sent before the app can send forms', () => {
  const [message, search] = document.forms;
  if (!message || !search) throw new Error('No forms');
  expect(fireEvent.submit(message)).toBe(false);
  expect(fireEvent.submit(search)).toBe(true);
  delete html.dataset['boot'];
});
