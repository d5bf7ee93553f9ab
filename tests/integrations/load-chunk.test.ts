import { beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '@/integrations/load-chunk';
import { reloadPage } from '@/integrations/page';

vi.mock(import('@/integrations/page'), async (original) => ({
  ...(await original()),
  reloadPage: vi.fn<typeof reloadPage>(),
}));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.mocked(reloadPage).mockReset();
});

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

test('one reload has to do: a second failure of the same build is reported', async () => {
  void loadChunk(gone);
  await settle();
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
