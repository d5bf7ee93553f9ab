import { beforeEach, expect, test, vi } from 'vitest';
import { askOnce } from '@/lib/load-chunk';
import type * as page from '@/lib/page';

const reloadPage = vi.hoisted(() => vi.fn<typeof page.reloadPage>());
vi.mock(import('@/lib/page'), async (original) => ({ ...(await original()), reloadPage }));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let loadChunk = await freshPage();

beforeEach(async () => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reloadPage.mockReset();
  loadChunk = await freshPage();
});

/** What a page that has just been loaded knows: nothing but what is stored. */
async function freshPage() {
  vi.resetModules();
  return (await import('@/lib/load-chunk')).loadChunk;
}

/** Lets everything that is due happen, without waiting for what never settles. */
const settle = () => new Promise((resolve) => void setTimeout(resolve));

test('what loads is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a part that is gone brings the new version in, with nothing shown before', async () => {
  const settled = vi.fn<() => void>();
  void loadChunk(gone).then(settled, settled);
  await settle();
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

test('what fails while the page is about to go waits for that as well', async () => {
  const settled = vi.fn<() => void>();
  void loadChunk(gone).then(settled, settled);
  void loadChunk(gone).then(settled, settled);
  await settle();
  void loadChunk(gone).then(settled, settled);
  await settle();
  expect(settled).not.toHaveBeenCalled();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('one reload has to do: after it, a failure of the same build is reported', async () => {
  void loadChunk(gone);
  await settle();
  loadChunk = await freshPage();
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a form with something typed into it is not reloaded away', async () => {
  document.body.innerHTML = '<textarea></textarea>';
  for (const field of document.querySelectorAll('textarea')) field.value = 'Dear';
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('offline there is nothing to reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a browser that cannot remember the reload is not reloaded, for it could not stop', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('what has arrived is not asked for again; what has failed is', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('chunk');
  const ask = askOnce(load);
  await expect(ask()).rejects.toThrow('offline');
  const [first, second] = [ask(), ask()];
  expect(second).toBe(first);
  await expect(first).resolves.toBe('chunk');
  expect(ask()).toBe(first);
  expect(load).toHaveBeenCalledTimes(2);
});
