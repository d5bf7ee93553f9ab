import type { ReactNode } from 'react';
import { LuPaperclip, LuX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import type { AttachedResult } from './attach-link';
import type { ChosenPlan } from './contact-request';

const removeClass =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-fg-muted hover:text-fg';

/** The requested plan and its price, with a link that removes it. */
export function PlanNote({ chosen: { title, price, offer } }: { chosen: ChosenPlan }) {
  return (
    <AttachmentBox
      remove={
        <Link to={paths.contact} replace aria-label="Remove the plan" className={removeClass}>
          <LuX aria-hidden className="size-4.5" />
        </Link>
      }
    >
      <p className="py-2">
        <strong key={title} className="font-semibold">
          {title}
        </strong>{' '}
        <span key={price}>{price}</span>{' '}
        {offer && (
          <span className="text-sm text-fg-muted">
            <span>{offer.term},</span> <span>then</span> <span>{offer.insteadOf}</span>
          </span>
        )}
      </p>
    </AttachmentBox>
  );
}

interface ResultNoteProps {
  readonly result: AttachedResult;
  readonly onRemove: () => void;
}

/** The attached result: its title, and all of its text on demand. */
export function ResultNote({ result: { title, text }, onRemove }: ResultNoteProps) {
  return (
    <AttachmentBox
      remove={
        <button type="button" aria-label="Remove the result" onClick={onRemove} className={removeClass}>
          <LuX aria-hidden className="size-4.5" />
        </button>
      }
    >
      <details className="py-2">
        <summary className="cursor-pointer rounded-sm py-0.5 marker:text-fg-subtle">
          <LuPaperclip aria-hidden className="me-2 inline size-4 text-accent-fg" />
          <span className="text-sm text-fg-muted">Attached result</span>{' '}
          <strong key={title} translate="no" dir="auto" className="font-semibold">
            {title}
          </strong>
        </summary>
        <p
          translate="no"
          dir="auto"
          className="scroll-pane mt-3 max-h-64 border-t border-accent/20 pt-3 pe-2 text-sm whitespace-pre-wrap text-fg-muted"
        >
          {text}
        </p>
      </details>
    </AttachmentBox>
  );
}

/** Something that goes along with the message and can be removed. */
function AttachmentBox({ remove, children }: { remove: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4 rounded-control border border-accent/30 bg-accent-soft py-1 ps-4 pe-1">
      <div className="min-w-0 flex-1 self-center">{children}</div>
      {remove}
    </div>
  );
}
