import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnalytics, usePrivacyChoices } from '@/features/consent/choices';
import { paths } from '@/site/paths';

const sdk = vi.hoisted(() => ({
  isSupported: vi.fn(() => Promise.resolve(true)),
  initializeAnalytics: vi.fn(() => ({})),
  logEvent: vi.fn<(analytics: object, name: string, parameters: { page_location: string }) => void>(),
  setAnalyticsCollectionEnabled: vi.fn<(analytics: object, enabled: boolean) => void>(),
  setConsent: vi.fn<(consent: object) => void>(),
}));
vi.mock('@/lib/env', () => ({ env: { firebase: { measurementId: 'G-TEST' } } }));
vi.mock('firebase/analytics', () => sdk);
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => ({})) }));

beforeEach(() => vi.clearAllMocks());

test('page views are counted only between consent and its withdrawal', async () => {
  const { result } = signIn();
  const counted = () =>
    sdk.logEvent.mock.calls.map(([, , { page_location }]) => new URL(page_location).pathname);
  await act(async () => result.current.go(paths.about));
  expect(sdk.isSupported).not.toHaveBeenCalled();

  act(() => result.current.setAnalytics(true));
  await waitFor(() => expect(counted()).toEqual([paths.about]));
  await act(async () => result.current.go(paths.offer));
  await waitFor(() => expect(counted()).toEqual([paths.about, paths.offer]));

  act(() => result.current.setAnalytics(false));
  await waitFor(() => expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith({}, false));
  await act(async () => result.current.go(paths.help));
  expect(counted()).toEqual([paths.about, paths.offer]);
});

test('consent withdrawn in another tab while signed out holds after signing in again', async () => {
  const first = signIn();
  act(() => first.result.current.setAnalytics(true));
  act(() => first.result.current.setMap(true));
  await waitFor(() => expect(sdk.logEvent).toHaveBeenCalled());
  first.unmount();
  localStorage.clear();
  sdk.logEvent.mockClear();
  const { result } = signIn();
  await act(async () => undefined);
  expect(result.current).toMatchObject({ analytics: false, map: false });
  expect(sdk.logEvent).not.toHaveBeenCalled();
});

function signIn() {
  return renderHook(
    () => {
      useAnalytics();
      return { ...usePrivacyChoices(), go: useNavigate() };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  );
}
