import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useHeadingFocus } from '@/features/auth/use-heading-focus';

function Screen({ title, to }: { title: string; to: string }) {
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Link to={to}>On</Link>
    </>
  );
}

test('a screen that a link leads to begins at its top, with the focus on its heading', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Routes>
        <Route path="/one" element={<Screen key="one" title="One" to="/two" />} />
        <Route path="/two" element={<Screen key="two" title="Two" to="/one" />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
