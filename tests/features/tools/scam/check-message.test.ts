// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import data from '@/features/tools/scam/signs.json';

function signsOf(text: string): readonly string[] {
  return checkMessage(text).findings.map(({ id }) => id);
}

test.each([
  ['urgency', 'You have to act now.'],
  ['threat', 'Your card has been blocked.'],
  ['gift-card', 'Buy three gift cards and send me the codes.'],
  ['crypto', 'Send 0.2 bitcoin to this address.'],
  ['wire', 'Please wire the money today.'],
  ['fee', 'Pay a small handling fee first.'],
  ['prize', 'You have won a phone.'],
  ['easy-money', 'Guaranteed returns, every day.'],
  ['secrets', 'Reply with your password.'],
  ['new-number', 'Hi dad, I lost my phone.'],
  ['remote', 'Install the remote access app.'],
  ['attachment', 'See invoice.pdf.exe'],
  ['brand', 'https://paypa1-security.com/login'],
  ['brand', 'https://amazon.account-verify.xyz'],
  ['ending', 'https://my-shop.top'],
  ['code-forward', 'I sent a code to your phone by mistake, can you send it back to me?'],
  ['callback', 'Your subscription renewed for $399. To cancel call 202-555-0177.'],
  ['changed-account', 'Our bank details have changed, please pay the invoice to the new account.'],
  ['overpayment', 'I will overpay by check; forward the extra money to my mover.'],
  ['arrest', 'IRS: there is a warrant for your arrest. Pay today.'],
  ['boss', 'I am in a meeting. Buy gift cards and keep this between us. The CEO'],
  ['brand-link', 'Netflix: your payment was declined. Update your card at billing-help.com'],
  ['qr', 'Parking fine: scan the QR code on this notice and pay today.'],
  ['unseen', 'I cannot show the apartment. Transfer the deposit, and a courier brings the keys.'],
  ['unprotected', 'Two tickets left. PayPal friends and family only, please.'],
  ['family-emergency', 'Grandpa, I am in jail and need $3,000 for bail.'],
  ['callback', 'Your antivirus was renewed for $399. To cancel, call 1-888-555-0112.'],
  ['lure', 'Your parcel is held. Confirm the address: https://post-track.icu/us'],
] as const)('%s: %s', (sign, text) => {
  expect(signsOf(text)).toContain(sign);
});

test.each([
  ['none', 'Your verification code is 482913. Do not share it with anyone.'],
  ['none', 'Use 90812 to verify your Uber account. Expires in 5 min.'],
  ['none', 'Receipt 104: total $31.80, paid with Visa ending in 4242. Thank you for your order!'],
  ['none', 'Your package arrives today. Track it at https://www.ups.com/track'],
  ['slight', 'Last chance: 30% off ends tonight!'],
  ['strong', 'https://wellsfarg0-secure.com'],
  ['strong', 'https://аpple.com/unlock'],
] as const)('the verdict is %s for: %s', (verdict, text) => {
  expect(checkMessage(text).verdict).toBe(verdict);
});

test.each([
  'https://www.amazon.de/x',
  'https://login.microsoftonline.com',
  'https://www.irs.gov/payments',
  'We never ask for your password.',
  'Don’t share your PIN with anyone.',
  'If you entered your card number there, call us.',
  'Congratulations on your wedding!',
  'No rush, any time this week is fine.',
  'The report.pdf and the photo.jpg are attached, and archive.tar.gz too.',
  'Never click on the link in such a message.',
])('no signs: %s', (text) => {
  expect(signsOf(text)).toEqual([]);
});

test('confusable letters do not hide words and are a sign', () => {
  expect(signsOf('Reply with your pаsswоrd.')).toEqual(expect.arrayContaining(['secrets', 'mixed-word']));
  expect(signsOf('Привет, как дела? Grüße από την Αθήνα, 10 μm')).toEqual([]);
});

test('invisible characters and direction overrides are signs', () => {
  expect(signsOf('your pass\u200bword')).toContain('hidden');
  expect(signsOf('photo\u202egpj.exe')).toContain('turned');
  expect(signsOf('👩‍💻 नमस्ते می‌خواهم')).toEqual([]);
});

test('detects messages in another language', () => {
  expect(
    checkMessage('Ihr Paket konnte leider nicht zugestellt werden, bitte melden Sie sich.').isEnglish,
  ).toBe(false);
  expect(checkMessage('We could not bring your parcel to you, so it is at the shop.').isEnglish).toBe(true);
});

test('findings are sorted by weight and quote their line', () => {
  const { findings, verdict } = checkMessage('Dear customer,\n\nact now: https://a.example@b.example');
  expect(verdict).toBe('strong');
  expect(findings.map(({ id }) => id)).toEqual(['user', 'urgency']);
  expect(findings[0]?.places[0]).toMatchObject({
    before: 'act now: ',
    marked: 'https://a.example@b.example',
    where: 'Line 3',
    note: 'It leads to b.example.',
  });
});

test('keeps the first places and counts all', () => {
  const [finding] = checkMessage('Act now! '.repeat(500)).findings;
  expect(finding).toMatchObject({ count: 500 });
  expect(finding?.places).toHaveLength(20);
});

test.each([
  'Scan the QR code at the gate. Boarding starts at 17:55.',
  'Mom, I got a new phone! Same number, great camera.',
  'Hi, it is Priya from the running club. This is my new number.',
  'Your plan renews on December 3 for $59.99. Cancel any time in your settings.',
  'Your car is ready. The total is $412. Call us at (312) 555-0109 with questions.',
  'Our bank details haven’t changed, please pay the invoice as usual.',
])('a single part is no alarm: %s', (text) => {
  expect(checkMessage(text).verdict).not.toMatch(/some|strong/);
});

/** Labeled by hand before these signs were written. The signs are not tuned to them. */
const labeled = readFileSync(`${import.meta.dirname}/labeled-messages.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

test.each([
  ['scam', 56, 52],
  ['honest', 44, 0],
])('of the labeled messages, %s: %i, so many raise an alarm: %i', (label, count, alarms) => {
  const messages = labeled.filter(([kind]) => kind === label);
  const alarming = messages.filter(([, text = '']) => /some|strong/.test(checkMessage(text).verdict));
  expect(messages).toHaveLength(count);
  if (label === 'scam') expect(alarming.length).toBeGreaterThanOrEqual(alarms);
  else expect(alarming).toHaveLength(alarms);
});

test('each sign names parts that exist, and each excuse a sign', () => {
  const { wording, parts, unless, certain, links } = data;
  const needs = Object.values(wording).flatMap((entry) => entry.split(' | ')[1]?.split(' + ') ?? '');
  expect(needs.filter((part) => !Object.hasOwn(parts, part))).toEqual([]);
  const ids = Object.keys(unless)
    .concat(certain)
    .flatMap((list) => list.split(' '));
  expect(ids.filter((id) => !Object.hasOwn(wording, id) && !Object.hasOwn(links, id))).toEqual([]);
});
