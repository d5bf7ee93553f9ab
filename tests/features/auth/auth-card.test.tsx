import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AuthCard } from '@/features/auth/screens/auth-card';

test('a screen reached by a link starts at the top with focus on its heading', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Routes>
        <Route
          path="/one"
          element={
            <AuthCard title="One">
              <Link to="/two">Next</Link>
            </AuthCard>
          }
        />
        <Route path="/two" element={<AuthCard title="Two">Text</AuthCard>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
