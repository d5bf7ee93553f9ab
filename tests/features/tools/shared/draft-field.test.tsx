import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DraftField } from '@/features/tools/shared/draft-field';
import { MAX_TEXT_LENGTH } from '@/features/tools/shared/use-persisted-text';

function Field() {
  const [text, change] = useState('');
  return <DraftField label="Text" hint="Any." draft={{ text, isSample: false, change }} />;
}

test('a pasted text is cut at the limit, and a message says so', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  await user.click(field);
  await user.paste('a'.repeat(MAX_TEXT_LENGTH + 5));
  expect(field).toHaveValue('a'.repeat(MAX_TEXT_LENGTH));
  expect(field).toHaveAccessibleDescription(/first 100,000 characters/);
});

test('a text set by a script is cut at the limit without splitting a character', () => {
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  fireEvent.change(field, { target: { value: `${'a'.repeat(MAX_TEXT_LENGTH - 1)}😀😀` } });
  expect(field).toHaveValue('a'.repeat(MAX_TEXT_LENGTH - 1));
  fireEvent.change(field, { target: { value: 'short' } });
  expect(field).toHaveAccessibleDescription('Any.');
});
