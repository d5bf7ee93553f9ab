import { contacts } from './contacts';

/** Opens a WhatsApp chat with the first sentence filled in. */
export function whatsappHref(text: string = contacts.whatsapp.greeting): string {
  return `https://wa.me/${contacts.whatsapp.digits}?text=${encodeURIComponent(text)}`;
}
