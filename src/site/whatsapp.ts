import { brand } from './brand';

/** Opens a WhatsApp chat with the first sentence filled in. */
export function whatsappHref(text: string = brand.whatsapp.greeting): string {
  return `https://wa.me/${brand.whatsapp.digits}?text=${encodeURIComponent(text)}`;
}
