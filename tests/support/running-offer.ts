import { vi } from 'vitest';

// Tests of the offer run on this one, whatever the site offers. Import it before the modules that read the offer.
vi.doMock(import('@/site/offer'), async (original) => ({
  ...(await original()),
  offer: { enabled: true, percent: 37, days: 5, months: 12 },
}));
