import { brand } from './brand';

/** Opens a chat with us, the first sentence already written. */
export function whatsappHref(text: string = brand.whatsapp.greeting): string {
  return `https://wa.me/${brand.whatsapp.digits}?text=${encodeURIComponent(text)}`;
}
