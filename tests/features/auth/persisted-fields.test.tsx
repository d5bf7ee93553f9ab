import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { usePersistedField } from '@/features/auth/persisted-fields';

function Field({ name = 'email' }: { name?: string }) {
  return <input aria-label="Email" {...usePersistedField(name)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email');

test('a cleared field is removed from storage', async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(field(), 'a');
  await userEvent.clear(field());
  unmount();
  render(<Field />);
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('text restored into a focused field is selected, so that typing replaces it', async () => {
  sessionStorage.setItem('email', 'old@example.com');
  const { result } = renderHook(() => usePersistedField('email'));
  render(<input aria-label="Email" />);
  field().focus();
  result.current.ref(field());
  expect(field()).toHaveValue('old@example.com');
  await userEvent.keyboard('new@example.com');
  expect(field()).toHaveValue('new@example.com');
});
