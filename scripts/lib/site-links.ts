import { takesCode } from '@/domain/checkout';
import { booking } from '@/site/contacts';
import { offer } from '@/site/offer';
import { plans, selfServePlans } from '@/site/plans';
import { team } from '@/site/team';
import { testimonials } from '@/site/testimonials';
import { isPublicFile } from '../posts/post-schema.ts';
import { UserError } from './user-error.ts';

interface SiteLink {
  /** Where the owner finds it. */
  readonly place: string;
  readonly url: string;
}

/**
 * Stops at a payment or booking link that cannot work, and at a photo that is missing. Returns a warning about an offer
 * that is not charged.
 */
export function checkSiteLinks(): string | null {
  const payment = links([...plans, ...selfServePlans]);
  const bookings = booking === null ? [] : [{ place: 'src/site/contacts.ts: booking', url: booking.url }];
  const photos = [...photosIn('team', team), ...photosIn('testimonials', testimonials)];
  const problems = [...linkProblems([...payment, ...bookings]), ...photoProblems(photos)];
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return offerWarning(offer, links(plans));
}

/** One line for each link that is not a plain https address of a public host. */
export function linkProblems(all: readonly SiteLink[]): readonly string[] {
  return all
    .filter(({ url }) => !isPublicHttps(url))
    .map(
      ({ place, url }) =>
        `${place} must be a full https address without spaces, such as https://example.com/abc123, but is "${url}".`,
    );
}

/** One line for each picture that is missing. */
export function photoProblems(all: readonly SiteLink[]): readonly string[] {
  return all
    .filter(({ url }) => !isPublicFile(url))
    .map(({ place, url }) => `${place} is ${url}, but there is no such file in public/.`);
}

/** The reduced price is shown while the offer runs. Without its code, the payment page charges the full one. */
export function offerWarning({ enabled, code }: typeof offer, payment: readonly SiteLink[]): string | null {
  if (!enabled) return null;
  const first = payment.find(({ url }) => code === undefined || !takesCode(url));
  if (!first) return null;
  return code === undefined
    ? `OFFER WITHOUT A CODE: ${first.place} charges the full price while the site shows the reduced one. Set code in src/site/offer.ts to your promotion code.`
    : `OFFER CODE NOT SENT: ${first.place} takes no code in its address, so visitors see a reduced price and pay the full one. Tell them the code, or turn the offer off.`;
}

function links(all: readonly ((typeof plans)[number] | (typeof selfServePlans)[number])[]): SiteLink[] {
  return all.flatMap(({ id, checkoutUrl: url }) =>
    url === undefined ? [] : [{ place: `src/site/plans.ts: checkoutUrl of ${id}`, url }],
  );
}

function photosIn(file: string, people: readonly { name: string; image?: string }[]): SiteLink[] {
  return people.flatMap(({ name, image: url }) =>
    url === undefined ? [] : [{ place: `src/site/${file}.ts: image of ${name}`, url }],
  );
}

function isPublicHttps(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === 'https:' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) &&
    username + password === ''
  );
}
