import { LuMessageCircle, LuSend } from 'react-icons/lu';
import { askPath } from '@/features/search';
import { whatsappHref } from '@/site/whatsapp';
import { buttonClass, ButtonLink } from '@/ui/button';

/** Takes the question to a person, so that nobody has to type it twice. */
export function Handover({ question }: { question: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={askPath(question)} variant="secondary" size="sm">
        <LuSend aria-hidden className="size-4" />
        <span>Write to us</span>
      </ButtonLink>
      <a
        href={whatsappHref(question)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <LuMessageCircle aria-hidden className="size-4" />
        <span>WhatsApp</span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </div>
  );
}
