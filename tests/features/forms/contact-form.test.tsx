import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durationText, offerPrice, planPrice, selfServePrice, selfServeTitle } from '@/domain/format';
import { money } from '@/domain/money';
import { cheapestPlan, contactPath } from '@/domain/plans';
import { supportStatus } from '@/domain/support-hours';
import { attachToContact } from '@/features/forms/attach-link';
import { contactChecks, contactDraft } from '@/features/forms/contact-draft';
import { managedSteps } from '@/features/forms/contact-request';
import { contacts } from '@/site/contacts';
import { liveStage } from '@/site/facts';
import { paths } from '@/site/paths';
import { plans, selfServePlans, type Plan } from '@/site/plans';
import { ada, storeSession } from '../../support/ada';
import { field, fill, open, send, typed } from '../../support/contact-form';

const server = vi.fn<(url: string, request: { readonly body: string }) => Promise<Response>>();
const toUs = expect.stringContaining(`mailto:${contacts.email.hello}?`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', server);
  server.mockImplementation(() => Promise.resolve(new Response()));
});

afterEach(() => {
  cleanup();
  for (const owner of ['', ada.id]) contactDraft.set(owner, contactDraft.empty);
});

test('every required field has its own message, and the first one gets the focus', async () => {
  open();
  await userEvent.click(send());
  expect(field('message')).toHaveFocus();
  for (const name of ['message', 'email', 'firstName', 'lastName']) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAccessibleDescription(contactChecks[name]?.(''));
  }
  expect(screen.getByText('Four fields need a correction.')).toBeInTheDocument();
  expect(server).not.toHaveBeenCalled();
});

test.each([
  ['email', 'ada@example', /name@example\.com/],
  ['email', 'ada..@x', /name@example\.com/],
  ['phone', '+44 12', /at least 5 digits/],
  ['phone', 'call me maybe', /at least 5 digits/],
  ['firstName', '\u200B\u200B', /first name/],
])('%s %s is rejected', async (name, value, message) => {
  await sendTyped({ [name]: value });
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(server).not.toHaveBeenCalled();
});

test('a megabyte in any field is cut to its limit, and the message says so', async () => {
  open(`${paths.contact}?message=${'q'.repeat(6000)}`);
  expect(field('message')).toHaveValue('q'.repeat(5000));
  const megabyte = '1'.repeat(1_000_000);
  fill(Object.fromEntries(Object.keys(typed).map((name) => [name, megabyte])));
  for (const name of Object.keys(typed)) {
    const { value, maxLength } = field(name);
    expect(value.length).toBe(maxLength);
    expect(maxLength).toBeLessThanOrEqual(5000);
  }
  expect(field('message')).toHaveAccessibleDescription(/5,000 characters/);
});

test('digits of another script make a phone number, and characters that nobody sees are not sent', async () => {
  await sendTyped({ phone: '٠٢٠٧٩٤٦', message: 'Pay\u0000 \u202Eeur\u202C, 👩‍🔧' });
  expect(sentFields()).toMatchObject({ phone: '٠٢٠٧٩٤٦', message: 'Pay eur, 👩‍🔧' });
});

test('clearing the form can be undone until something is written', async () => {
  open();
  fill(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(field('message')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  await userEvent.type(field('company'), 'A');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
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

test('what is typed before the account is known joins what the account had stored', async () => {
  contactDraft.set(ada.id, {
    ...contactDraft.empty,
    values: { company: 'Analytical Engines', message: 'First. Second.' },
  });
  storeSession();
  const { signIn } = open();
  await userEvent.type(field('message'), 'Second.');
  await userEvent.type(field('firstName'), 'Augusta');
  signIn(ada);
  expect(field('message')).toHaveValue('First. Second.\n\nSecond.');
  expect(field('firstName')).toHaveValue('Augusta');
  expect(field('company')).toHaveValue('Analytical Engines');
  expect(contactDraft.get(ada.id).values['message']).toBe('First. Second.\n\nSecond.');
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
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  expect(field('message')).toHaveValue('Two lines\nand a +!');
});

const user = { ...ada, name: 'Ada King Lovelace' };

test('name and email of the signed-in user are prefilled, sent, and cleared with the other fields', async () => {
  open(paths.contact, user);
  expect(field('firstName')).toHaveValue('Ada');
  expect(field('lastName')).toHaveValue('King Lovelace');
  expect(field('email')).toHaveValue('ada@example.com');
  expect(localStorage.getItem('contact-draft')).toBeNull();
  fill({ company: 'Example Ltd', phone: '+44 20 7946 0000', message: 'Hello' });
  await userEvent.click(send());
  expect(sentFields()).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', email: ada.email });
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
});

test('a changed or emptied prefilled field stays as the user left it', async () => {
  open(paths.contact, user);
  await userEvent.clear(field('lastName'));
  await userEvent.type(field('firstName'), ' B');
  expect(field('lastName')).toHaveValue('');
  expect(field('firstName')).toHaveValue('Ada B');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(field('email')).toHaveValue('');
});

test.each(selfServePlans.map((plan) => [selfServeTitle(plan), plan] as const))(
  '%s is requested at its price, or with a proposal if it has none',
  (title, plan) => {
    open(contactPath(plan));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(selfServePrice(plan))).toBeVisible();
    expect(send(plan.monthly === 'custom' ? 'Ask for a proposal' : `Request ${title}`)).toBeVisible();
  },
);

test.each(plans.map((plan) => [plan.title, plan] as const))(
  '%s says what happens next and when the first charge comes',
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
  expect(charge).toMatchObject({ when: liveStage.when, text: expect.stringContaining('first charge') });
}

const yearly = plans.filter((plan) => plan.yearly !== undefined);

test.each(yearly)('a year of $title is requested at its own price, without the offer', (plan) => {
  const price = money(plan.yearly ?? 0);
  open(contactPath(plan, 'yearly'));
  expect(screen.getByText(`${price}/year`)).toBeVisible();
  expectSteps(plan, price);
  expect(screen.queryByText(planPrice(plan))).not.toBeInTheDocument();
});

test('a receipt shows what was sent, takes the focus, and gives way to an empty form', async () => {
  open(contactPath(plans[1]));
  fill(typed);
  await userEvent.click(send(`Request ${plans[1].title}`));
  const heading = await screen.findByRole('heading', { name: 'Thank you, Ada' });
  expect(heading).toHaveFocus();
  const receipt = within(screen.getByRole('region', { name: 'Thank you, Ada' }));
  expect(receipt.getByText('Example Ltd')).toBeInTheDocument();
  expect(receipt.getByText(typed.email)).toBeInTheDocument();
  expect(receipt.getByText(/Two lines/)).toBeInTheDocument();
  expect(receipt.getByText(new RegExp(`^${plans[1].title}, `))).toBeInTheDocument();
  expectSteps(plans[1], String(offerPrice(plans[1])));
  expect(receipt.getByRole('link', { name: 'Compare plans' })).toBeInTheDocument();
  expect(receipt.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', paths.faqs);
  const another = receipt.getByRole('button', { name: 'Send another message' });
  fireEvent.click(another, { detail: 2 });
  expect(another, 'after the second click of a double click on Send').toBeVisible();
  await userEvent.click(another);
  expect(heading).not.toBeInTheDocument();
  expect(field('message')).toHaveFocus();
});

test.each([
  ['open', 'Our team is in until '],
  ['closed', 'Our team is back on '],
])('sent while support is %s, the receipt says when an answer comes', async (state, sentence) => {
  const change = supportStatus(Date.now()).changesAt;
  const times = [Date.now(), change, supportStatus(change).changesAt];
  vi.spyOn(Date, 'now').mockReturnValue(times.find((at) => supportStatus(at).state === state) ?? 0);
  await sendTyped();
  expect(await screen.findByText(sentence, { exact: false })).toHaveTextContent(
    durationText(cheapestPlan.firstReply),
  );
});

test.each([
  ['offline', false, 0, /offline/],
  ['refused', true, 400, /couldn’t accept/],
  ['not reached', true, 503, /couldn’t reach/],
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
    expect(screen.queryByText('Your message has been sent!')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write by email' })).toHaveAttribute('href', toUs);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
    const [first, second] = sent();
    expect(first).toEqual(second);
  },
);

test('another text uses another key', async () => {
  server.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await sendTyped();
  await userEvent.type(field('message'), ' more');
  await userEvent.click(send());
  const [first, second] = sent();
  expect(first?.['idempotencyKey']).not.toBe(second?.['idempotencyKey']);
});

test('with a filled honeypot nothing is sent, and the retry succeeds', async () => {
  await sendTyped({ 'Leave this empty': 'https://spam.example' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  expect(server).toHaveBeenCalledOnce();
});

test('a removed result is not sent', async () => {
  attachToContact('', { title: 'Sentiment analysis: Positive, +0.42', text: 'It is fun.' });
  open();
  fill(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the result' }));
  expect(field('message')).toHaveFocus();
  await userEvent.click(send());
  expect(sentFields()).not.toHaveProperty('result');
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
