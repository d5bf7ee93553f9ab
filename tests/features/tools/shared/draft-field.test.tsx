import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DraftField } from '@/features/tools/shared/draft-field';
import { MAX_TEXT_LENGTH } from '@/features/tools/shared/kept-text';

function Field() {
  const [text, change] = useState('');
  return <DraftField hint="Any." draft={{ text, isSample: false, change }} />;
}

test('a full field says so', () => {
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Your text' });
  expect(field).toHaveAttribute('maxlength', String(MAX_TEXT_LENGTH));
  fireEvent.change(field, { target: { value: 'a'.repeat(MAX_TEXT_LENGTH - 1) } });
  expect(field).toHaveAccessibleDescription(/first 20,000 characters/);
  fireEvent.change(field, { target: { value: 'short' } });
  expect(field).toHaveAccessibleDescription('Any.');
});
