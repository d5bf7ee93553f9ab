import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from '@/ui/data-table';

test('a table that scrolls sideways can be reached by keyboard', () => {
  render(<DataTable caption="Prices" columns={['Plan', 'Price']} rows={[['Basic', '$19']]} />);
  expect(screen.getByRole('region', { name: 'Prices' })).toHaveProperty('tabIndex', 0);
});
