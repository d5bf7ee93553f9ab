import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '@/features/auth';
import { UserContext } from '@/features/auth/use-user';
import ContactPage from '@/pages/contact';
import { paths } from '@/site/paths';
import { useAlerts } from '@/ui/alerts';

export const typed = {
  'First name': 'Ada',
  'Last name': 'Example',
  Company: 'Example Ltd',
  Phone: '+44 20 7946 0000',
  Email: 'ada@example.com',
  Message: 'Two lines\nand a +',
};

export function open(path: string = paths.contact, user: User | null = null) {
  const { rerender, ...rest } = render(pageFor(user));
  return { ...rest, signIn: (as: User) => rerender(pageFor(as)) };

  function pageFor(visitor: User | null) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <UserContext value={visitor}>
          <ContactPage />
          <Alerts />
        </UserContext>
      </MemoryRouter>
    );
  }
}

function Alerts() {
  return useAlerts().map(({ id, text }) => <p key={id}>{text}</p>);
}

export function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function send(name = 'Send message') {
  return screen.getByRole('button', { name });
}
