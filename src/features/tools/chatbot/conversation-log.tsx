import type { Ref } from 'react';
import { LuMessageCircle, LuSend } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { OfferPrices } from '@/features/offer';
import type { Answer } from '@/features/search';
import { classNames } from '@/lib/class-names';
import { withCommas } from '@/lib/numbers';
import { whatsappHref } from '@/site/contacts';
import { contactAbout } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { buttonClass, ButtonLink } from '@/ui/button';
import { ChatBubble } from '@/ui/chat-bubble';
import { MAX_QUESTION_LENGTH, type Reply } from './assistant';
import { chatColumn } from './composer';
import { unknownReply, type AnsweredTurn } from './conversation';
import { ModelReplyView } from './model-reply';

const GREETING = 'Ask me anything about us. I answer from our own pages and show you which one.';

interface ConversationLogProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly turns: readonly AnsweredTurn[];
  readonly sample: readonly AnsweredTurn[];
}

export function ConversationLog({ ref, turns, sample }: ConversationLogProps) {
  return (
    <div
      ref={ref}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className={classNames(
        chatColumn,
        'min-h-0 flex-1 space-y-5 overflow-y-auto bg-sunken py-4 focus-visible:-outline-offset-2 sm:py-6',
      )}
    >
      <ChatBubble by="assistant" name="AI assistant" text={GREETING} />
      {sample.map(({ id, question, reply }) => (
        <div key={id} className="space-y-5">
          <ChatBubble by="customer" name="Sample question" text={<p>{question}</p>} />
          <ReplyText question={question} reply={reply} cut={false} />
        </div>
      ))}
      {turns.map(({ id, question, reply, model }, at) => {
        const quoted = (
          <ReplyText question={question} reply={reply} cut={question.length >= MAX_QUESTION_LENGTH} />
        );
        return (
          <div key={id} ref={at === turns.length - 1 ? scrollIntoContainer : null} className="space-y-5">
            <ChatBubble
              by="customer"
              name="You"
              text={
                <p dir="auto" className="whitespace-pre-line">
                  {question}
                </p>
              }
            />
            {__AI_MODEL__ !== null && model ? <ModelReplyView {...model} quoted={quoted} /> : quoted}
          </div>
        );
      })}
    </div>
  );
}

interface ReplyTextProps {
  readonly question: string;
  readonly reply: Reply;
  /** Whether the question was longer than the part that was read. */
  readonly cut: boolean;
}

function ReplyText({ question, reply, cut }: ReplyTextProps) {
  return (
    <ChatBubble
      by="assistant"
      name="AI assistant"
      text={
        <>
          {cut && (
            <p className="text-sm">{`I read only the first ${withCommas(MAX_QUESTION_LENGTH)} characters of your question.`}</p>
          )}
          <p>{reply.kind === 'unknown' ? unknownReply(reply) : reply.text}</p>
          {reply.kind === 'answer' && <OfferPrices plans={reply.plans} />}
        </>
      }
    >
      {reply.kind === 'answer' && <SourceLink {...reply} />}
      {reply.kind === 'unknown' && <Handover question={question} />}
    </ChatBubble>
  );
}

function SourceLink({ to, from }: Pick<Answer, 'to' | 'from'>) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 font-mono text-xs text-fg-muted">
      {__AI_MODEL__ !== null && (
        <span className="font-sans">
          <Badge>Quoted from this site</Badge>
        </span>
      )}
      <Link
        to={to}
        className="inline-flex min-h-6 items-center rounded-sm underline decoration-current/40 underline-offset-4 hover:decoration-current"
      >
        {`From: ${from}`}
      </Link>
    </p>
  );
}

/** Links to the contact form and WhatsApp with the question filled in. */
function Handover({ question }: { question: string }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <ButtonLink to={contactAbout(question)} variant="secondary" size="sm">
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
