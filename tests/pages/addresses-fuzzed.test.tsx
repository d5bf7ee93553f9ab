import { renderHook } from '@testing-library/react';
import * as fc from '../support/fuzz';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  contactDraft,
  emptyDraft,
  saveContactDraft,
  planSummary,
  useChosenPlan,
  usePrefilledQuestion,
} from '@/features/forms/use-contact-form';
import { useOpenByHash } from '@/lib/address';
import { closestPages } from '@/pages/not-found';
import { useQueryInAddress } from '@/features/search/use-search';
import { MAX_QUERY_LENGTH } from '@/features/search/search';

const RUNS = { numRuns: 100 };
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.constantFrom(
    'pro',
    'PRO',
    'pro&plan=basic',
    '__proto__',
    '%',
    '%00',
    '<script>',
    '../..',
    '//evil',
    '+',
    '#',
  ),
);
/** Query strings, both well-formed and malformed. */
const raw = fc.oneof(hostile.map(encodeSafely), fc.stringMatching(/^[%a-z0-9&=+;,]{0,40}$/));

test('any ?plan= gives one of the plans or none', () => {
  fc.assert(
    fc.property(raw, (plan) => {
      const found = at(`/contact?plan=${plan}`, useChosenPlan);
      if (found === null) return;
      expect(planSummary(found)).toMatch(
        /^(Self-serve )?(Basic|Pro|Enterprise), (\$\d+(\.\d\d)?\/month|Free|Custom pricing)/,
      );
    }),
    RUNS,
  );
});

test('any ?q= gives a text of limited length', () => {
  fc.assert(
    fc.property(raw, (query) => {
      const { query: read } = at(`/search?q=${query}`, useQueryInAddress);
      expect(typeof read).toBe('string');
      expect(read.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    }),
    RUNS,
  );
});

test('any ?message= appears once in the message, as text', () => {
  fc.assert(
    fc.property(raw, (message) => {
      saveContactDraft('', emptyDraft);
      const address = `/contact?message=${message}`;
      at(address, usePrefilledQuestion);
      const { values } = contactDraft('');
      at(address, usePrefilledQuestion);
      expect(contactDraft('').values).toEqual(values);
      const asked = new URLSearchParams(`message=${message}`).get('message')?.trim() ?? '';
      expect(values).toEqual(asked === '' ? {} : { message: asked });
    }),
    RUNS,
  );
});

test('any unknown address offers pages of this site', () => {
  fc.assert(
    fc.property(raw, (address) => {
      const { pages } = closestPages(`/${address}`);
      expect(pages.length).toBeGreaterThan(0);
      for (const { to } of pages) expect(to).toMatch(/^\/(?!\/)/);
    }),
    RUNS,
  );
});

test('any hash opens an item of its page or none', () => {
  fc.assert(
    fc.property(raw, (hash) => {
      const { openId } = at(`/Faqs#${hash}`, () => useOpenByHash(['one', 'two']));
      expect(openId).toBe(['one', 'two'].find((id) => id === hash) ?? null);
    }),
    RUNS,
  );
});

function at<Result>(address: string, hook: () => Result): Result {
  const { result, unmount } = renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });
  unmount();
  return result.current;
}

function encodeSafely(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
