import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToolFrame } from '@/features/tools/tool-frame';

type Load = () => Promise<{ default: ComponentType }>;

beforeEach(() => {
  stubIntersection();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline, a missing chunk does not reload the page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

test('the tool loads when its panel comes near the window, and leaves the focus where it is', async () => {
  const approach = stubIntersection();
  const load = vi.fn<Load>(brings(Tool));
  open(load);
  expect(load).not.toHaveBeenCalled();
  approach();
  expect(await screen.findByLabelText('A tool')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('a tool that does not load by itself leaves the button', async () => {
  const approach = stubIntersection();
  const load = vi.fn<Load>(() => Promise.reject(new Error('gone')));
  open(load);
  approach();
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Try It Now' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a crash is contained and the tool can be reopened', async () => {
  const load = vi.fn<Load>(brings(Tool)).mockResolvedValueOnce({ default: Broken });
  render(<p>The rest of the page</p>);
  open(load);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/something went wrong.*kept/i);
  expect(screen.getByText('The rest of the page')).toBeVisible();
  await press();
  expect(await screen.findByLabelText('A tool')).toBeVisible();
});

function Tool() {
  return <input data-tool-field aria-label="A tool" />;
}

function Broken(): never {
  throw new Error('broken');
}

function brings(tool: ComponentType): Load {
  return () => Promise.resolve({ default: tool });
}

function open(load: Load) {
  render(
    <MemoryRouter>
      <ToolFrame name="thing" load={load} height="min-h-96" privacyNote="Private." />
    </MemoryRouter>,
  );
}

/** Returns a function that brings the observed elements near the window. */
function stubIntersection() {
  const callbacks: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => callbacks.forEach((callback) => callback([{ isIntersecting: true }])));
}

async function press() {
  await userEvent.click(screen.getByRole('button', { name: 'Try It Now' }));
}
