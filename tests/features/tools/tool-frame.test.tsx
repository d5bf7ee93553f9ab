import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TOOL_HASH } from '@/site/navigation';
import { ToolFrame } from '@/features/tools/tool-frame';

type Load = () => Promise<{ default: ComponentType }>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline, a missing chunk does not reload the page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

test('the tool is not loaded before a click', () => {
  const load = vi.fn<Load>(brings(Tool));
  open(load);
  expect(screen.getByText('Try a thing.')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a click loads the tool', async () => {
  open(brings(Tool));
  await press();
  expect(await screen.findByText('A tool')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try It Now' })).not.toBeInTheDocument();
});

test('a link to the tool opens it', async () => {
  open(brings(Tool), `/chatbot${TOOL_HASH}`);
  expect(await screen.findByText('A tool')).toBeVisible();
});

test('a double click loads the tool once', async () => {
  const load = vi.fn<Load>(() => new Promise(() => undefined));
  open(load);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Try It Now' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Try It Now' })).toHaveAttribute('aria-busy', 'true');
});

test('a failed load is reported and can be retried', async () => {
  const load = vi.fn<Load>(brings(Tool)).mockRejectedValueOnce(new Error('gone'));
  open(load);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t load.*try again/i);
  await press();
  expect(await screen.findByText('A tool')).toBeVisible();
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
  expect(await screen.findByText('A tool')).toBeVisible();
});

function Tool() {
  return <p>A tool</p>;
}

function Broken(): never {
  throw new Error('broken');
}

function brings(tool: ComponentType): Load {
  return () => Promise.resolve({ default: tool });
}

function open(load: Load, address = '/chatbot') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ToolFrame name="thing" invitation="Try a thing." load={load} height="min-h-96" />
    </MemoryRouter>,
  );
}

async function press() {
  await userEvent.click(screen.getByRole('button', { name: 'Try It Now' }));
}
