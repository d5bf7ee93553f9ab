import type { ReactNode, Ref } from 'react';
import { LuSend, LuTextQuote } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { OfferPrices } from '@/features/offer';
import { sourceOf, type DocumentQuote } from '@/features/reader';
import { classNames } from '@/lib/class-names';
import { contactAbout } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { isSiteQuote, type Turn } from './conversation';

/** Keeps the conversation narrow in the middle of a wide frame. */
export const chatColumn = 'px-4 sm:px-[max(1.5rem,50%-23rem)]';

interface ConversationLogProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly greeting?: string | undefined;
  readonly turns: readonly Turn[];
  /** Shown until the visitor asks a question. */
  readonly sample: readonly Turn[];
  /** Shows where in the document the quote stands. */
  readonly onShow: ((quote: DocumentQuote) => void) | undefined;
}

export function ConversationLog({ ref, greeting, turns, sample, onShow }: ConversationLogProps) {
  const [name, shown] = turns.length > 0 ? ['You', turns] : ['A customer', sample];
  return (
    <div
      ref={ref}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className={classNames(
        chatColumn,
        'min-h-0 flex-1 scroll-pane space-y-4 bg-sunken py-3 focus-visible:-outline-offset-2',
      )}
    >
      {greeting && <ChatBubble by="assistant" name="AI assistant" text={greeting} />}
      {shown.map(({ id, question, reply }) => (
        <div
          key={`${name} ${id} ${reply.outcome}`}
          ref={id === turns.length - 1 ? scrollIntoContainer : null}
          className="space-y-4"
        >
          <ChatBubble by="visitor" name={name} text={question} />
          <ReplyText question={question} reply={reply} onShow={onShow} />
        </div>
      ))}
    </div>
  );
}

interface ReplyTextProps extends Pick<Turn, 'question' | 'reply'>, Pick<ConversationLogProps, 'onShow'> {}

function ReplyText({ question, reply, onShow }: ReplyTextProps) {
  return (
    <ChatBubble by="assistant" name="AI assistant" text={reply.text}>
      <ul className="grid justify-items-end gap-2 not-empty:mt-1.5">
        {reply.quotes.map((quote) => (
          <li key={quote.section.place}>
            {reply.outcome !== 'answer' && (
              <p dir="auto" className="border-s-2 border-border-strong/60 ps-3 text-sm wrap-anywhere">
                {quote.text}
              </p>
            )}
            {isSiteQuote(quote) ? (
              <>
                <OfferPrices plans={quote.section.plans} />
                <Link to={quote.section.to} className={sourceClass}>
                  {`From: ${sourceOf(quote.section)}`}
                </Link>
              </>
            ) : (
              <button type="button" onClick={() => onShow?.(quote)} className={sourceClass}>
                <LuTextQuote aria-hidden className="size-3.5 shrink-0" />
                <span className="sr-only">Show in the page: </span>
                <span dir="auto" className="wrap-anywhere">
                  {quote.section.place}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {reply.offersTeam && (
        <p className="mt-2 text-end">
          <ButtonLink to={contactAbout(question)} variant="secondary" size="sm">
            <LuSend aria-hidden className="size-4" />
            <span>Write to us</span>
          </ButtonLink>
        </p>
      )}
    </ChatBubble>
  );
}

const sourceClass =
  'inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-start text-xs text-fg-muted underline decoration-current/40 underline-offset-4 hover:decoration-current';

/** As in every chat of the site: who asks is on the left, and the AI on the right in indigo. */
const speakers = {
  visitor: { side: 'me-auto', text: '', look: 'rounded-es-sm border-border bg-surface-2' },
  assistant: {
    side: 'ms-auto',
    text: 'text-end',
    look: 'rounded-ee-sm border-transparent bg-accent text-on-accent',
  },
} as const;

interface ChatBubbleProps {
  readonly by: keyof typeof speakers;
  /** The name above the bubble. */
  readonly name: string;
  readonly text: string;
  /** Below the bubble, such as its source. */
  readonly children?: ReactNode;
}

function ChatBubble({ by, name, text, children }: ChatBubbleProps) {
  const speaker = speakers[by];
  return (
    <div className={classNames('w-fit max-w-[min(36rem,90%)]', speaker.side)}>
      <p className={classNames('mb-1 text-xs text-fg-muted', speaker.text)}>{name}</p>
      <div
        className={classNames(
          'w-fit rounded-card border px-4 py-2.5 wrap-anywhere',
          speaker.side,
          speaker.look,
        )}
      >
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      </div>
      {children}
    </div>
  );
}

const SCROLL_MARGIN = 20;

/**
 * Ref callback that scrolls the container, not the page, to the newest turn, or to the reply if the turn
 * is too tall.
 */
function scrollIntoContainer(newest: HTMLElement | null) {
  const box = newest?.parentElement;
  if (!box) return;
  const isTooLong = newest.offsetHeight > box.clientHeight;
  const shown = (isTooLong && newest.lastElementChild) || newest;
  const distance = shown.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += distance - SCROLL_MARGIN;
}
