import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takesCode } from '@/domain/checkout';
import { booking } from '@/site/contacts';
import { offer } from '@/site/offer';
import { plans, selfServePlans } from '@/site/plans';

const addressesOf = (all: readonly { readonly checkoutUrl?: string }[]) =>
  all.flatMap(({ checkoutUrl }) => checkoutUrl ?? []);

test('payment and booking links are https addresses of a public host, without spaces', () => {
  for (const address of [...addressesOf([...plans, ...selfServePlans]), ...(booking ? [booking.url] : [])])
    expect(address).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/);
});

test('while the offer runs, each payment page gets its code: without it, it charges the full price', () => {
  for (const address of offer.enabled ? addressesOf(plans) : []) {
    expect(offer.code, 'set code in src/site/offer.ts').toBeDefined();
    expect(takesCode(address), `${address} takes no code: turn the offer off`).toBe(true);
  }
});

test('the pictures that facts name are in public/', () => {
  // Read as text, because an owner may delete a file.
  const facts = import.meta.glob('/src/site/*.ts', { query: '?raw', import: 'default', eager: true });
  const images = Object.values(facts)
    .join('')
    .matchAll(/\bimage: '(\/[^']+)'/g);
  expect([...images].map(([, file]) => file).filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
