import { expect, test, vi } from 'vitest';
import { canStoreSession } from '@/features/auth/client/can-store-session';

test('a session that is already stored stays there, even if storage is full', () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(canStoreSession()).toBe(true);
});
