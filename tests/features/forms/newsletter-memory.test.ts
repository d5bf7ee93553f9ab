import { expect, test, vi } from 'vitest';

/** The key on a newly loaded page, with only storage left from before. */
async function keyFor(email: string): Promise<string> {
  vi.resetModules();
  const { subscriptionKey } = await import('@/features/forms/newsletter-form');
  return subscriptionKey(email);
}

test('every try with an address uses one key, also after a reload and in another letter case', async () => {
  const key = await keyFor('ada@example.com');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyFor('ada@example.com')).toBe(key);
  expect(await keyFor(' Ada@Example.com')).toBe(key);
  expect(await keyFor('bea@example.com')).not.toBe(key);
});

test('with storage blocked, the key lasts until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.resetModules();
  const { subscriptionKey } = await import('@/features/forms/newsletter-form');
  expect(subscriptionKey('ada@example.com')).toBe(subscriptionKey('ada@example.com'));
  vi.restoreAllMocks();
});

function blocked(): never {
  throw new DOMException('Blocked', 'SecurityError');
}
