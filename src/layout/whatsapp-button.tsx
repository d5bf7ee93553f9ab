import { FaWhatsapp } from 'react-icons/fa6';
import { whatsappHref } from '@/site/whatsapp';

/**
 * Floats in the corner. The footer ends with free room of its size, so that it never lies over the last thing to
 * press, and it steps aside for dialogs and, on small screens, for the keyboard.
 */
export function WhatsappButton() {
  return (
    <aside aria-label="Chat">
      <a
        href={whatsappHref()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        className="fixed end-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-13 place-items-center rounded-full border border-border bg-surface text-mint shadow-overlay transition-[color,background-color] duration-fast hover:bg-mint-soft max-sm:[body:has(:is(input,textarea):focus)_&]:hidden print:hidden [body:has(dialog[open])_&]:invisible"
      >
        <FaWhatsapp aria-hidden className="size-7" />
      </a>
    </aside>
  );
}
