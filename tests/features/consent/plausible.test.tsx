import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnalytics, usePrivacyChoices } from '@/features/consent/choices';

const plausible = { domain: 'example.com', endpoint: 'https://stats.example.com/api/event' };
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('__PLAUSIBLE__', plausible);
  vi.stubGlobal('fetch', send);
  send.mockResolvedValue(new Response());
});

test('Plausible counts pages without being asked, until the visitor turns it off', async () => {
  window.history.replaceState(null, '', '/search?q=secret');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/search?q=secret');
  const { result } = renderHook(
    () => {
      useAnalytics();
      return { ...usePrivacyChoices(), go: useNavigate() };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe(plausible.endpoint);
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  const { body } = request ?? {};
  expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
    name: 'pageview',
    domain: plausible.domain,
    url: 'http://localhost:3000/',
    referrer: 'http://localhost:3000/search',
  });

  act(() => result.current.setAnalytics(false));
  await act(async () => result.current.go('/Offer'));
  expect(send).toHaveBeenCalledOnce();
});
