import { expect, test } from 'vitest';
import { canStoreSession } from '@/features/auth/client/can-store-session';
import { fillStorage } from '../../support/storage';

test('a session that is already stored stays there, even if storage is full', () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  fillStorage();
  expect(canStoreSession()).toBe(true);
});
