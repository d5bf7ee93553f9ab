import { FaWhatsapp } from 'react-icons/fa6';
import { classNames } from '@/lib/class-names';
import { createStore, useStore } from '@/lib/store';
import { ExternalLink } from '@/ui/external-link';

/**
 * Stays at the bottom of the window until the footer comes. Where there is no room beside the content, it is shown while
 * the visitor scrolls up, but not over a form, or when it has the keyboard's focus.
 */
export function WhatsappButton({ href }: { href: string }) {
  const isOffered = useStore(scrollsUp, false);
  return (
    <aside
      aria-label="Chat"
      className="pointer-events-none sticky end-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 me-[max(1rem,env(safe-area-inset-right))] -mt-15 mb-4 size-11 self-end sm:-mt-17 sm:size-13 print:hidden [body:has(dialog[open])_&]:invisible [@media(height<25rem)]:static [@media(height<25rem)]:mt-4"
    >
      <ExternalLink
        href={href}
        className={classNames(
          'grid size-full place-items-center rounded-full border border-border bg-surface text-mint shadow-overlay transition duration-slow hover:bg-mint-soft focus-visible:pointer-events-auto focus-visible:opacity-100 min-[85rem]:pointer-events-auto min-[85rem]:opacity-100',
          isOffered ? 'pointer-events-auto' : 'opacity-0',
        )}
      >
        <FaWhatsapp aria-hidden className="size-6 sm:size-7" />
        <span className="sr-only">Chat with us on WhatsApp</span>
      </ExternalLink>
    </aside>
  );
}

/** Whether the last scroll went up, and no form is in sight. */
const scrollsUp = createStore(
  () => false,
  () => {
    let last = window.scrollY;
    function update() {
      const { scrollY } = window;
      scrollsUp.set(scrollY < last && ![...document.forms].some(isInSight));
      last = scrollY;
    }
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  },
);

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
