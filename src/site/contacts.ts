import type { HttpsAddress } from './plans';

/** Where visitors book a call, such as your page at Cal.com or Calendly: 'https://cal.com/…'. Null: not offered. */
export const bookingUrl: HttpsAddress | null = null;

/** How visitors reach the company. Sample data: reserved domains and phone numbers. */
export const contacts = {
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
} as const;

/** Opens a WhatsApp chat with the first sentence filled in. */
export function whatsappHref(text: string = contacts.whatsapp.greeting): string {
  return `https://wa.me/${contacts.whatsapp.digits}?text=${encodeURIComponent(text)}`;
}
