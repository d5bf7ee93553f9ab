import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useReturnState } from '@/features/auth/use-return-after-sign-in';
import { paths } from '@/site/paths';

test.each([paths.privacy, `${paths.dataPrivacy}/`])('%s does not become a return target', (path) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  expect(renderHook(useReturnState, { wrapper }).result.current).toEqual({});
});
