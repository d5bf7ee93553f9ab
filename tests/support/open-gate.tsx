import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import type { Prerendered } from '@/boot/hydration';
import { AuthGate, useUser } from '@/features/auth';
import { useAlerts } from '@/ui/alerts';
import { paths } from '@/site/paths';

/** Renders the gate at a URL, with a minimal site behind it. */
export function openGate(
  at: InitialEntry = `${paths.features}?x=1#security`,
  prerendered: Prerendered | null = null,
) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <AuthGate
          prerendered={prerendered}
          welcome={null}
          publicPages={[{ path: paths.dataPrivacy, element: <h1>Privacy Policy</h1> }]}
        >
          <UserName />
        </AuthGate>
        <Url />
        <Alerts />
      </MemoryRouter>
    </StrictMode>,
  );
}

/** The current path, query and hash. */
export function currentUrl() {
  return screen.getByText(/^\//, { selector: 'code' }).textContent;
}

function UserName() {
  return <p>The site of {useUser()?.name}</p>;
}

function Url() {
  const { pathname, search, hash } = useLocation();
  return <code>{pathname + search + hash}</code>;
}

function Alerts() {
  return useAlerts().map(({ id, text }) => <p key={id}>{text}</p>);
}
