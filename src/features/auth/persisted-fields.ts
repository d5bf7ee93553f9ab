import { writeForVisit } from '@/lib/storage';

/** What all sign-in forms share: typed once, it is there in the next, and after a reload. */
export const keptFields = { email: 'sign-in-email', name: 'sign-up-name' } as const;

/** For whoever is in: the next person at this computer has no business with it. */
export function forgetKeptFields() {
  for (const key of Object.values(keptFields)) writeForVisit(key, null);
}
