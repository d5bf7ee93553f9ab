import type { HttpsAddress } from './plans';

interface Booking {
  readonly url: HttpsAddress;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** Where visitors book a call, such as your page at Cal.com or Calendly, and how pages invite to it. Null: not offered. */
export const booking: Booking | null = null;

interface LegalNotice {
  readonly title: string;
  readonly lines: readonly string[];
  /** Its language, if it isn't the site's. */
  readonly lang?: string;
}

/** Who runs the site, where a law asks for it, such as { title: 'Imprint', lines: ['…'] }: below the privacy policy, and in each footer. */
export const legalNotice: LegalNotice | null = null;

interface Contacts {
  readonly email: Readonly<Record<'hello' | 'support' | 'privacy' | 'security', string>>;
  readonly phone: { readonly label: string; readonly href: string };
  readonly whatsapp: { readonly digits: string; readonly greeting: string } | null;
  readonly address: readonly string[];
  readonly social: Readonly<Record<'linkedin' | 'github' | 'twitter' | 'facebook', HttpsAddress | null>>;
}

/**
 * How visitors reach the company. WhatsApp or a social network that you don't use is null. Sample data: reserved domains
 * and phone numbers.
 */
export const contacts: Contacts = {
  email: {
    hello: 'hello@example.com',
    support: 'support@example.com',
    privacy: 'privacy@example.com',
    /** Where anyone reports a security incident. */
    security: 'security@example.com',
  },
  phone: { label: '+1 202-555-0143', href: 'tel:+12025550143' },
  whatsapp: { digits: '12025550143', greeting: 'Hello, I have a question about your AI services.' },
  /** The postal address, also shown on the map. */
  address: ['1 Example Square', 'Springfield'],
  social: {
    linkedin: 'https://www.linkedin.com/',
    github: 'https://github.com/',
    twitter: 'https://x.com/',
    facebook: 'https://www.facebook.com/',
  },
};

/** Opens a WhatsApp chat with the first sentence filled in. */
export function whatsappHref(): string | null {
  if (!contacts.whatsapp) return null;
  const { digits, greeting } = contacts.whatsapp;
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`;
}
