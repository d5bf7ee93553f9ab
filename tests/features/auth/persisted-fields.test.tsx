import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptValue } from '@/features/auth/use-kept-value';

beforeEach(() => sessionStorage.clear());

function Field({ name = 'email' }: { name?: string }) {
  return <input aria-label="Email" {...useKeptValue(name)} />;
}

const field = () => screen.getByLabelText('Email');

test('what was typed is there in the next form', async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(field(), 'ada@example.com');
  unmount();
  render(<Field />);
  expect(field()).toHaveValue('ada@example.com');
});

test('another field knows nothing of it', async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(field(), 'ada@example.com');
  unmount();
  render(<Field name="name" />);
  expect(field()).toHaveValue('');
});

test('what was taken away again is forgotten', async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(field(), 'a');
  await userEvent.clear(field());
  unmount();
  render(<Field />);
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('what the visitor typed before the page was ready is not overwritten, but kept', () => {
  sessionStorage.setItem('email', 'old@example.com');
  render(
    <input
      aria-label="Email"
      defaultValue="typed early"
      ref={renderHook(() => useKeptValue('email')).result.current.ref}
    />,
  );
  expect(field()).toHaveValue('typed early');
  expect(sessionStorage.getItem('email')).toBe('typed early');
});

test('whoever is about to type replaces what comes back, and does not add to it', async () => {
  sessionStorage.setItem('email', 'old@example.com');
  const { result } = renderHook(() => useKeptValue('email'));
  render(<input aria-label="Email" />);
  field().focus();
  result.current.ref(screen.getByLabelText<HTMLInputElement>('Email'));
  expect(field()).toHaveValue('old@example.com');
  await userEvent.keyboard('new@example.com');
  expect(field()).toHaveValue('new@example.com');
});

test('blocked storage keeps nothing and breaks nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  render(<Field />);
  await userEvent.type(field(), 'ada');
  expect(field()).toHaveValue('ada');
});

function blocked(): never {
  throw new Error('blocked');
}
