import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { User } from '@/features/auth';
import { UserProvider } from '@/features/auth/use-user';
import ContactPage from '@/pages/contact';
import { contactFields, messageField } from '@/site/contact-fields';
import { paths } from '@/site/paths';
import { useAlerts } from '@/ui/alerts';

export const typed = {
  firstName: 'Ada',
  lastName: 'Example',
  company: 'Example Ltd',
  phone: '+44 20 7946 0000',
  email: 'ada@example.com',
  message: 'Two lines\nand a +',
};

/** By the name of the field, which keeps it when an owner rewrites the label, or by its label. */
export function field(name: string): HTMLInputElement {
  const { label = name, required } =
    [...contactFields, messageField].find((known) => known.name === name) ?? {};
  return screen.getByLabelText(required === false ? `${label} (optional)` : label);
}

export function open(path: string = paths.contact, user: User | null = null) {
  const { rerender, ...rest } = render(pageFor(user));
  // A form that is filled in faster is sent after three seconds.
  vi.setSystemTime(Date.now() + 3000);
  return { ...rest, signIn: (as: User) => rerender(pageFor(as)) };

  function pageFor(visitor: User | null) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <UserProvider user={visitor}>
          <ContactPage />
          <Alerts />
        </UserProvider>
      </MemoryRouter>
    );
  }
}

function Alerts() {
  return useAlerts().map(({ id, text }) => <p key={id}>{text}</p>);
}

export function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

export function send(name: string | RegExp = /^Send (my page|message)$/) {
  return screen.getByRole('button', { name });
}
