import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as page from '@/lib/reload-page';
import { blockStorage } from '../support/storage';

const reloadPage = vi.hoisted(() => vi.fn<typeof page.reloadPage>());
vi.mock(import('@/lib/reload-page'), async (original) => ({ ...(await original()), reloadPage }));

const missChunk = () => window.dispatchEvent(new Event('vite:preloadError'));

// One listener for the file: it would stay on the window.
const { reloadForNewBuild } = await import('@/lib/reload-for-new-build');
reloadForNewBuild();

beforeEach(() => {
  document.body.innerHTML = '';
});

test('reloads for a missing chunk, once for each build', () => {
  missChunk();
  missChunk();
  expect(reloadPage).toHaveBeenCalledOnce();
});

function Form() {
  const [text, setText] = useState('');
  return createElement('input', { value: text, onChange: ({ target }) => setText(target.value) });
}

test.each(['input', 'input type=search', 'input type=checkbox', 'input type=range', 'textarea', 'select'])(
  'does not reload while a field has the focus: %s',
  (field) => {
    document.body.innerHTML = `<${field}></${field}>`;
    const focusable = document.body.firstElementChild;
    if (focusable instanceof HTMLElement) focusable.focus();
    missChunk();
    expect(reloadPage).not.toHaveBeenCalled();
  },
);

test.each<[string, () => unknown]>([
  ['over text typed into a controlled field', typeIntoForm],
  ['over text in a search field', () => (document.body.innerHTML = '<input type="search" value="chatbot">')],
  ['while offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['when storage is blocked, which could loop', blockStorage],
])('does not reload %s', (_, arrange) => {
  arrange();
  missChunk();
  expect(reloadPage).not.toHaveBeenCalled();
});

function typeIntoForm() {
  render(createElement(Form));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Dear' } });
}
