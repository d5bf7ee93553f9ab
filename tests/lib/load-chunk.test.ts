import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from '@/lib/load-chunk';
import type * as page from '@/lib/page';

const reloadPage = vi.hoisted(() => vi.fn<typeof page.reloadPage>());
vi.mock(import('@/lib/page'), async (original) => ({ ...(await original()), reloadPage }));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let loadChunk = await freshPage();

beforeEach(async () => {
  document.body.innerHTML = '';
  loadChunk = await freshPage();
});

/** The module as on a newly loaded page, with only storage left from before. */
async function freshPage() {
  vi.resetModules();
  return (await import('@/lib/load-chunk')).loadChunk;
}

/** Flushes promises without awaiting the one that never settles. */
const settle = () => new Promise((resolve) => void setTimeout(resolve));

test('waits for the reload with every chunk that fails meanwhile', async () => {
  const settled = vi.fn<() => void>();
  void loadChunk(gone).then(settled, settled);
  void loadChunk(gone).then(settled, settled);
  await settle();
  void loadChunk(gone).then(settled, settled);
  await settle();
  expect(settled).not.toHaveBeenCalled();
  expect(reloadPage).toHaveBeenCalledOnce();
});

function Form() {
  const [text, setText] = useState('');
  return createElement('input', { value: text, onChange: ({ target }) => setText(target.value) });
}

test('does not reload over text typed into a controlled field', async () => {
  render(createElement(Form));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Dear' } });
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('does not reload while the page is being left, when Firefox rejects its imports', async () => {
  const settled = vi.fn<() => void>();
  void loadChunk(() => {
    window.dispatchEvent(new Event('beforeunload'));
    return gone();
  }).then(settled, settled);
  await settle();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

test('does not reload while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('does not reload when storage is blocked, which could loop', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('caches a success and retries a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('chunk');
  const ask = loadOnce(load);
  await expect(ask()).rejects.toThrow('offline');
  const [first, second] = [ask(), ask()];
  expect(second).toBe(first);
  await expect(first).resolves.toBe('chunk');
  expect(ask()).toBe(first);
  expect(load).toHaveBeenCalledTimes(2);
});
