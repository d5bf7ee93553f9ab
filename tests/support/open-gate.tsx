import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { AuthGate } from '@/features/auth/auth-gate';
import { useUser } from '@/features/auth/use-user';

/** The gate with a site behind it, at some address. */
export function openGate(at: InitialEntry = '/Features?x=1#security') {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <AuthGate publicPages={[{ path: '/privacy', element: <h1>Privacy Policy</h1> }]}>
          <SiteOfUser />
        </AuthGate>
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

export function SiteOfUser() {
  return <p>The site of {useUser().name}</p>;
}

export function address() {
  return screen.getByText(/^\//, { selector: 'code' }).textContent;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <code>{pathname + search + hash}</code>;
}
