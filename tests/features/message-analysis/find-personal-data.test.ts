// @vitest-environment node
import { expect, test } from 'vitest';
import { findPersonalData } from '@/features/message-analysis/find-personal-data';

function kindsIn(text: string): readonly string[] {
  return findPersonalData(text).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);
}

test.each([
  '+1 202-555-0142',
  '+44 (0)20 7946 0958',
  '+4915112345678',
  '(312) 555-0109',
  '202.555.0142',
  '555-0142',
  '030 555 0142',
  '0170-1234567',
  '06 12 34 56 78',
  '01.42.68.53.00',
  '612 345 678',
])('a phone number: %s', (phone) => {
  expect(kindsIn(`Call ${phone}, please.`)).toEqual([`Phone: ${phone}`]);
});

test.each([
  ['a date', 'From 2024-11-05 to 12.11.2024, or 05-11-2024, 11/05/2024 and 05 11 2024. Order 2024-11-05.'],
  ['a timestamp', 'At 2024-11-05T14:30:00.000+01:00 and 2024-11-05 14:30:15.'],
  ['a time', 'Open 08:30-17:30, 9.30-17.30, 24/7.'],
  ['an IP address', 'Ping 192.168.10.20, 10.0.0.1:8080 and 2001:db8::1428:57ab.'],
  ['a version', 'Updated from 2.14.1 to 10.0.22631.4317.'],
  ['a price', 'It costs $1 299.00, 12 500 000 €, 120 000 000 USD or 1.299.000 EUR.'],
  ['coordinates', 'Meet at 52.5200, 13.4050 or -33.8688 151.2093.'],
  ['years and amounts', 'From 2019-2024, 1920 x 1080, sizes 38 40 42 44.'],
  ['a short number', 'Seats 01 23, room (12) 34, part 03-120.'],
  ['an ISBN', 'It is ISBN 978-3-16-148410-0.'],
])('%s is nothing private', (_, text) => {
  expect(kindsIn(text)).toEqual([]);
});

test.each([
  ['Order 4471', 'Number: 4471'],
  ['Tracking number 8841-2207', 'Number: 8841-2207'],
  ['invoice no. 2024-0117', 'Number: 2024-0117'],
  ['4111 1111 1111 1111', 'Card: 4111 1111 1111 1111'],
  ['DE89 3704 0044 0532 0130 00', 'Account: DE89 3704 0044 0532 0130 00'],
  ['ana.ruiz@example.com', 'Email: ana.ruiz@example.com'],
])('%s is private, but no phone number', (text, found) => {
  expect(kindsIn(text)).toEqual([found]);
});
