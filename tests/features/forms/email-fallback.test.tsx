import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { attachToContact } from '@/features/forms/attach-link';
import { env } from '@/lib/env';
import { contacts } from '@/site/contacts';
import { field, fill, open, send, typed } from '../../support/contact-form';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(env, 'formEndpoint', 'get').mockReturnValue(null);
});

async function sendTyped() {
  open();
  fill(typed);
  await userEvent.click(send());
  return screen.findByRole<HTMLAnchorElement>('link', { name: /email app/ });
}

test('without an endpoint the email app is offered', async () => {
  const { href } = await sendTyped();
  expect(href).toContain(`mailto:${contacts.email.hello}?`);
  expect(screen.queryByText('Your message has been sent!')).not.toBeInTheDocument();
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
});

test('text that is too long for a link is left to paste, and the page says so', async () => {
  attachToContact('', { title: 'Sentiment analysis', text: 'It is fun. '.repeat(1000) });
  const { href } = await sendTyped();
  expect(href.length).toBeLessThanOrEqual(2000);
  const body = new URL(href).searchParams.get('body');
  expect(body).toContain(typed.message.replace('\n', '\r\n'));
  expect(body).toContain('result: (Too long for a link. Paste it here.)');
  expect(screen.getByRole('alert')).toHaveTextContent(/leaves out what is too long/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the result' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/with your text filled in/);
});
