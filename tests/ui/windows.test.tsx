import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Windows } from '@/ui/illustrations/windows';

test('draws each counted thing once, and names what the windows stand for', () => {
  const { container } = render(
    <Windows
      seed="test"
      groups={[
        { look: 'lit', count: 94, meaning: '94 stay' },
        { look: 'dark', count: 6, meaning: '6 left' },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: '94 stay, 6 left' })).toHaveAttribute('tabindex', '0');
  const windows = [...container.querySelectorAll('path')].map((path) =>
    (path.getAttribute('d') ?? '').split('M').slice(1),
  );
  expect(windows.map(({ length }) => length)).toEqual([94, 6]);
  expect(new Set(windows.flat()).size).toBe(100);
});
