// @vitest-environment node
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';

const ALARMS: readonly string[] = ['some', 'strong'];

test.each([
  [
    'QR code and sign-in',
    'HR: your new salary letter is ready. Scan the QR code and sign in with your work password.',
  ],
  ['QR code and payment', 'Parking fine: scan the QR code on this notice and pay today.'],
  ['relative with a new number', 'Mum, this is my new number. Message me on WhatsApp.'],
  [
    'relative, in German',
    'Mama, mein Handy ist kaputt, das ist meine neue Nummer. Schreib mir auf WhatsApp.',
  ],
  ['relative, in Spanish', 'Mamá, este es mi número nuevo. Necesito un favor urgente.'],
  ['relative, in French', 'Maman, voici mon nouveau numéro. Écris-moi vite sur WhatsApp.'],
  ['emergency', 'Grandpa, I am in jail and need 3,000 for bail. Do not tell Dad.'],
  ['renewal with a number to call', 'Your antivirus was renewed for $399. To cancel, call 1-888-555-0112.'],
  [
    'bank call, in French',
    'Un prélèvement de 489 € est en cours. Pour annuler, appelez votre banque au 09 70 55 12 34.',
  ],
  ['salary account', 'Payroll: I changed banks. Send my salary to the new account from this month.'],
])('the parts add up: %s', (_, text) => {
  const { verdict, findings } = checkMessage(text);
  expect(ALARMS).toContain(verdict);
  expect(findings.find(({ id }) => id === 'combination')?.places.length).toBeGreaterThanOrEqual(3);
});

test.each([
  'Scan the QR code at the gate. Boarding starts at 17:55.',
  'Mom, I got a new phone! Same number, great camera.',
  'Hi, it is Priya from the running club. This is my new number.',
  'Mama, kannst du mir bitte 20 Euro für die Klassenfahrt überweisen?',
  'Your plan renews on December 3 for $59.99. Cancel any time in your settings.',
  'Your car is ready. The total is $412. Call us at (312) 555-0109 with questions.',
  'Your payslip is available in the employee portal.',
])('a single part is no alarm: %s', (text) => {
  expect(ALARMS).not.toContain(checkMessage(text).verdict);
});

test('each part is quoted with what it stands for', () => {
  const { findings } = checkMessage(
    'Mum, this is my new number. Please pay a bill today, I will pay you back.',
  );
  const places = findings.find(({ id }) => id === 'combination')?.places ?? [];
  expect(places.map(({ marked, note }) => [marked, note])).toEqual([
    ['Mum', 'This is who it claims to be.'],
    ['this is my new number', 'This is what it says happened.'],
    ['today', 'This is how it presses you.'],
    ['pay you back', 'This is what it asks for.'],
  ]);
});

test('a long text needs more parts', () => {
  const parts = 'Your bank suspended the account. Pay the bill today or call 020 5550 0123. ';
  const filler = 'The weather was good and we walked along the river for a while. '.repeat(40);
  expect(checkMessage(parts).findings.map(({ id }) => id)).toContain('combination');
  expect(checkMessage(parts + filler).findings.map(({ id }) => id)).not.toContain('combination');
});

test('wording that many scams share adds to the parts, and is quoted', () => {
  const { findings } = checkMessage(
    'The ship was boarded and my savings are locked until I reach port. Please buy me a satellite phone card, the shop takes only Apple cards, and send the numbers to this mail.',
  );
  const places = findings.find(({ id }) => id === 'combination')?.places ?? [];
  expect(places.map(({ note }) => note)).toContain('This is wording that many scams share.');
});
