// @vitest-environment node
import { expect, test } from 'vitest';
import { linkProblems, offerWarning, photoProblems } from '../../scripts/lib/site-links';

const place = 'src/site/plans.ts: checkoutUrl of pro';
const offer = { enabled: true, percent: 10, days: 5, months: 12 };

test.each([
  'http://buy.stripe.com/1',
  'htps://buy.stripe.com/1',
  'https://buy.stripe.com/1 ',
  'https://buy stripe.com/1',
  'https://buystripecom/1',
  'https://user:pass@buy.stripe.com/1',
  'https://',
  '',
])('"%s" is refused in one line that names its place', (url) => {
  expect(linkProblems([{ place, url }])).toEqual([
    `${place} must be a full https address without spaces, such as https://example.com/abc123, but is "${url}".`,
  ]);
});

test('payment and booking links of the usual providers are accepted', () => {
  const urls = [
    'https://buy.stripe.com/test_1',
    'https://www.paypal.com/ncp/payment/X',
    'https://cal.com/a/b',
  ];
  expect(linkProblems(urls.map((url) => ({ place, url })))).toEqual([]);
});

test('a picture that is not in public/ is reported', () => {
  const images = ['/team/ada.jpg', '/favicon.ico'].map((url) => ({ place: 'image of Ada', url }));
  expect(photoProblems(images)).toEqual([
    'image of Ada is /team/ada.jpg, but there is no such file in public/.',
  ]);
});

test('an offer whose code does not reach the payment page is reported', () => {
  const stripe = [{ place, url: 'https://buy.stripe.com/1' }];
  const other = [{ place, url: 'https://www.paypal.com/1' }];
  expect(offerWarning(offer, stripe)).toMatch(/OFFER WITHOUT A CODE.*pro/);
  expect(offerWarning({ ...offer, code: 'TEN' }, stripe)).toBeNull();
  expect(offerWarning({ ...offer, code: 'TEN' }, other)).toMatch(/OFFER CODE NOT SENT/);
  expect(offerWarning({ ...offer, enabled: false }, stripe)).toBeNull();
  expect(offerWarning(offer, [])).toBeNull();
});
