import type { ReactNode, Ref } from 'react';
import { LuMessageCircle, LuSend, LuTextQuote } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { OfferPrices } from '@/features/offer';
import type { DocumentPassage } from '@/features/reader';
import { classNames } from '@/lib/class-names';
import { whatsappHref } from '@/site/contacts';
import { withCommas } from '@/site/locale';
import { contactAbout } from '@/site/paths';
import { buttonClass, ButtonLink } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { MAX_QUESTION_LENGTH, type Reply } from './assistant';
import { chatColumn } from './composer';
import type { Turn } from './conversation';

interface ConversationLogProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly greeting?: string | undefined;
  readonly turns: readonly Turn[];
  /** Shown until the visitor asks a question. */
  readonly sample: readonly Turn[];
  /** Shows where in the document the passage stands. */
  readonly onShow?: (passage: DocumentPassage) => void;
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
        'min-h-0 flex-1 scroll-pane space-y-5 bg-sunken py-4 focus-visible:-outline-offset-2 sm:py-6',
      )}
    >
      {greeting && <ChatBubble by="assistant" name="AI assistant" text={greeting} />}
      {shown.map(({ id, question, reply }) => (
        <div
          key={`${name} ${id} ${reply.outcome}`}
          ref={id === turns.length - 1 ? scrollIntoContainer : null}
          className="space-y-5"
        >
          <ChatBubble
            by="visitor"
            name={name}
            text={
              <p dir="auto" className="whitespace-pre-line">
                {question}
              </p>
            }
          />
          <ReplyText question={question} reply={reply} onShow={onShow} />
        </div>
      ))}
    </div>
  );
}

interface ReplyTextProps {
  readonly question: string;
  readonly reply: Reply;
  readonly onShow: ((passage: DocumentPassage) => void) | undefined;
}

function ReplyText({ question, reply, onShow }: ReplyTextProps) {
  return (
    <ChatBubble
      by="assistant"
      name="AI assistant"
      text={
        <>
          {question.length >= MAX_QUESTION_LENGTH && (
            <p className="text-sm">{`I read only the first ${withCommas(MAX_QUESTION_LENGTH)} characters of your question.`}</p>
          )}
          <p dir="auto">{reply.text}</p>
        </>
      }
    >
      <ul className="grid justify-items-end gap-2 not-empty:mt-1.5">
        {reply.quotes.map((quote) => (
          <li key={'to' in quote ? quote.to : `${quote.block} ${quote.start}`}>
            {reply.outcome !== 'answer' && (
              <p dir="auto" className="border-s-2 border-border-strong/60 ps-3 text-sm wrap-anywhere">
                {quote.text}
              </p>
            )}
            {'to' in quote ? (
              <>
                <OfferPrices plans={quote.plans} />
                <Link to={quote.to} className={sourceClass}>
                  {`From: ${quote.from}`}
                </Link>
              </>
            ) : (
              <button type="button" onClick={() => onShow?.(quote)} className={sourceClass}>
                <LuTextQuote aria-hidden className="size-3.5 shrink-0" />
                <span className="sr-only">Show in the page: </span>
                <span dir="auto" className="wrap-anywhere">
                  {quote.place}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {reply.offersTeam && <Handover question={question} />}
    </ChatBubble>
  );
}

const sourceClass =
  'inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-start text-xs text-fg-muted underline decoration-current/40 underline-offset-4 hover:decoration-current';

/** Links to the contact form and WhatsApp with the question filled in. */
function Handover({ question }: { question: string }) {
  const chat = whatsappHref(question);
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-2">
      <ButtonLink to={contactAbout(question)} variant="secondary" size="sm">
        <LuSend aria-hidden className="size-4" />
        <span>Write to us</span>
      </ButtonLink>
      {chat !== null && (
        <ExternalLink href={chat} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <LuMessageCircle aria-hidden className="size-4" />
          <span>WhatsApp</span>
        </ExternalLink>
      )}
    </div>
  );
}

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
  /** In the bubble: text only, because the AI's is filled. */
  readonly text: ReactNode;
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
          'w-fit space-y-3 rounded-card border px-4 py-2.5 wrap-anywhere',
          speaker.side,
          speaker.look,
        )}
      >
        {text}
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
