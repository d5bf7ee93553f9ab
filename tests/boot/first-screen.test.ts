import { beforeEach, expect, test } from 'vitest';
import { finishBoot } from '@/boot/handover';

const root = document.documentElement;

beforeEach(() => {
  root.dataset['boot'] = 'page';
  document.body.innerHTML = `
    <div id="first-screen"><main><textarea>Sample</textarea></main></div>
    <div id="root"><main><textarea>Sample</textarea><a href="/About">About</a></main></div>`;
  document.getAnimations = () => [];
});

test('moves what was typed and the focus to the page', async () => {
  const typed: string[] = [];
  const field = document.querySelector<HTMLTextAreaElement>('#root textarea');
  field?.addEventListener('input', () => typed.push(field.value));
  const early = document.querySelector<HTMLTextAreaElement>('#first-screen textarea');
  if (early) early.value = 'Where is my order?';
  early?.focus();
  finishBoot('page');
  expect(document.querySelector('#first-screen')).toBeNull();
  await Promise.resolve();
  expect(typed).toEqual(['Where is my order?']);
  expect(field).toHaveFocus();
});

test('leaves fields alone that were not typed into', async () => {
  const field = document.querySelector<HTMLTextAreaElement>('#root textarea');
  if (field) field.value = 'Kept from the last visit';
  finishBoot('page');
  await Promise.resolve();
  expect(field).toHaveValue('Kept from the last visit');
  expect(document.body).toHaveFocus();
});
