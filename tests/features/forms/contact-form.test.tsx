import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durationText, offerPrice, planPrice, selfServePrice } from '@/domain/format';
import { money } from '@/domain/money';
import { contactPath } from '@/domain/plans';
import { contactChecks, contactDraft, writeDraft } from '@/features/forms/contact-draft';
import { managedSteps } from '@/features/forms/contact-request';
import { env } from '@/lib/env';
import { SENT_MESSAGE_KEY } from '@/lib/storage-keys';
import { contacts } from '@/site/contacts';
import { liveStage } from '@/site/facts';
import { paths } from '@/site/paths';
import { plans, selfServePlans, type Plan } from '@/site/plans';
import { ada } from '../../support/ada';
import { field, fill, open, send, typed } from '../../support/contact-form';

const server = vi.fn<(url: string, request: { readonly body: string }) => Promise<Response>>();
const SENT = 'Your message has been sent!';
const toUs = expect.stringContaining(`mailto:${contacts.email.hello}?`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', server);
  server.mockImplementation(() => Promise.resolve(new Response()));
});

afterEach(() => {
  cleanup();
  for (const owner of ['', ada.id]) contactDraft.set(owner, contactDraft.empty);
  localStorage.clear();
  vi.restoreAllMocks();
});

test('every field is required and has its own message, and the first one gets the focus', async () => {
  open();
  await userEvent.click(send());
  expect(field('message')).toHaveFocus();
  for (const name of Object.keys(typed)) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAccessibleDescription(contactChecks[name]?.(''));
  }
  expect(server).not.toHaveBeenCalled();
});

test.each([
  ['email', 'ada@example', /name@example\.com/],
  ['firstName', '\u200B\u200B', /first name/],
])('%s %s is rejected', async (name, value, message) => {
  await sendTyped({ [name]: value });
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(server).not.toHaveBeenCalled();
});

test('a megabyte in any field is cut to its limit, and the message says so', async () => {
  open();
  const megabyte = '1'.repeat(1_000_000);
  fill(Object.fromEntries(Object.keys(typed).map((name) => [name, megabyte])));
  for (const name of Object.keys(typed)) expect(field(name).value).toHaveLength(field(name).maxLength);
  expect(field('message')).toHaveAccessibleDescription(/second message/);
});

test('digits of another script make a phone number, and characters that nobody sees are not sent', async () => {
  await sendTyped({ phone: '٠٢٠٧٩٤٦', message: 'Pay\u0000 \u202Eeur\u202C, 👩‍🔧' });
  expect(sentFields()).toMatchObject({ phone: '٠٢٠٧٩٤٦', message: 'Pay eur, 👩‍🔧' });
});

test('fields that were filled without an event are sent, also after another field was typed in', async () => {
  open();
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  await userEvent.type(field('company'), '!');
  field('phone').value = '+1 202-555-0143';
  await userEvent.click(send());
  expect(sentFields()).toMatchObject({ ...typed, company: `${typed.company}!`, phone: '+1 202-555-0143' });
});

test('an unknown plan in the address is ignored', () => {
  open(`${paths.contact}?plan=__proto__`);
  expect(screen.queryByText(/month/)).not.toBeInTheDocument();
});

test('what is typed before signing in joins what the account had', async () => {
  writeDraft(ada.id, { company: 'Analytical Engines', message: 'First.' });
  const { signIn } = open();
  await userEvent.type(field('message'), 'Second.');
  signIn(ada);
  expect(field('message')).toHaveValue('First.\n\nSecond.');
  expect(field('firstName')).toHaveValue('Ada');
});

test('a double click sends once, and text typed meanwhile stays', async () => {
  const answers: ((response: Response) => void)[] = [];
  server.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
  open();
  fill(typed);
  await userEvent.dblClick(send());
  expect(server).toHaveBeenCalledOnce();
  await userEvent.type(field('message'), '!');
  answers[0]?.(new Response());
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  expect(field('message')).toHaveValue(`${typed.message}!`);
});

const user = { ...ada, name: 'Ada King Lovelace' };

test('name and email of the signed-in user are prefilled, sent, and cleared with the other fields', async () => {
  open(paths.contact, user);
  expect(field('firstName')).toHaveValue('Ada');
  expect(field('lastName')).toHaveValue('King Lovelace');
  expect(field('email')).toHaveValue('ada@example.com');
  expect(sessionStorage).toHaveLength(0);
  fill({ company: 'Example Ltd', phone: '+44 20 7946 0000', message: 'Hello' });
  await userEvent.click(send());
  expect(sentFields()).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', email: ada.email });
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  // The second click of a double click does not send the emptied form.
  fireEvent.click(send(), { detail: 2 });
  for (const name of Object.keys(typed)) {
    expect(field(name)).toHaveValue('');
    expect(field(name)).not.toHaveAccessibleDescription(contactChecks[name]?.(''));
  }
});

test('a changed or emptied prefilled field stays as the user left it', async () => {
  open(paths.contact, user);
  await userEvent.clear(field('lastName'));
  await userEvent.type(field('firstName'), ' B');
  expect(field('lastName')).toHaveValue('');
  expect(field('firstName')).toHaveValue('Ada B');
});

test.each(selfServePlans.map((plan) => [plan.title, plan] as const))(
  '%s is requested at its price, or with a proposal if it has none',
  (title, plan) => {
    open(contactPath(plan));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(selfServePrice(plan))).toBeVisible();
    expect(send(plan.monthly === 'custom' ? 'Ask for a proposal' : `Request ${title}`)).toBeVisible();
  },
);

test.each(plans.map((plan) => [plan.title, plan] as const))(
  '%s says what happens next and when the first invoice comes',
  (title, plan) => {
    open(contactPath(plan));
    expect(send(`Request ${title}`)).toBeVisible();
    expectSteps(plan, String(offerPrice(plan)));
    expect(screen.getByText(planPrice(plan))).toBeVisible();
  },
);

function expectSteps(plan: Plan, firstPayment: string) {
  const steps = managedSteps(plan, firstPayment);
  for (const { when, text } of steps)
    expect(screen.getByText(when).parentElement).toHaveTextContent(text.trim());
  expect(steps[0]?.when).toBe(`Within ${durationText(plan.firstReply)}`);
  const charge = steps.find(({ text }) => text.includes(firstPayment));
  expect(charge).toMatchObject({ when: liveStage.when, text: expect.stringContaining('first invoice') });
}

const yearly = plans.filter((plan) => plan.yearly !== undefined);

test.each(yearly)('a year of $title is requested at its own price, without the offer', (plan) => {
  const price = money(plan.yearly ?? 0);
  open(contactPath(plan, 'yearly'));
  expect(screen.getByText(`${price}/year`)).toBeVisible();
  expectSteps(plan, price);
  expect(screen.queryByText(planPrice(plan))).not.toBeInTheDocument();
});

test.each([
  ['offline', false, 0, /offline/],
  ['refused', true, 400, /couldn’t accept/],
  ['not confirmed', true, 503, /no confirmation/],
])(
  'a message that is %s is kept with the reason, and can be retried',
  async (_, onLine, status, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    server.mockImplementationOnce(() =>
      status === 0 ? Promise.reject(new TypeError()) : Promise.resolve(new Response(null, { status })),
    );
    await sendTyped();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write by email' })).toHaveAttribute('href', toUs);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    const [first, second] = sent();
    expect(first).toEqual(second);
  },
);

test('back online, the form no longer says that the visitor is offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.mockRejectedValueOnce(new TypeError());
  await sendTyped();
  expect(await screen.findByText(/You’re offline/)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/hasn’t been sent yet/);
});

test.each([
  ['at once', true],
  ['at the next try', false],
])('a message that another tab has sent leaves the form %s, which says so', async (_, isTold) => {
  server.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await sendTyped();
  await screen.findByRole('button', { name: 'Try again' });
  localStorage.setItem(SENT_MESSAGE_KEY, sentFields()?.['idempotencyKey'] ?? '');
  if (isTold) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SENT_MESSAGE_KEY })));
  else await userEvent.click(send());
  expect(await screen.findByText(/already sent from another tab/)).toBeInTheDocument();
  for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
  expect(server).toHaveBeenCalledOnce();
});

test('with a filled honeypot nothing is sent, and the retry succeeds', async () => {
  await sendTyped({ 'Leave this empty': 'https://spam.example' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  expect(server).toHaveBeenCalledOnce();
});

test('without an endpoint the email app is offered', async () => {
  vi.spyOn(env, 'formEndpoint', 'get').mockReturnValue(null);
  await sendTyped();
  expect(await screen.findByRole('link', { name: /email app/ })).toHaveAttribute('href', toUs);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
});

async function sendTyped(changes: Record<string, string> = {}) {
  open();
  fill({ ...typed, ...changes });
  await userEvent.click(send());
}

/** What the server got, one object for each try. */
function sent(): Record<string, string>[] {
  return server.mock.calls.map(([, request]) => JSON.parse(request.body));
}

function sentFields() {
  return sent().at(-1);
}
