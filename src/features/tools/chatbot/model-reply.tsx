import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ModelStatus, placeNames, useModelRuns, type Place } from '@/features/model';
import type { Ranking } from '@/features/search';
import { absoluteAddress } from '@/lib/address';
import { Badge } from '@/ui/badge';
import { ChatBubble } from '@/ui/chat-bubble';
import type { AnsweredTurn, ModelReply } from './conversation';
import { groundedClaims, type Claim, type Source } from './grounding';
import { sourcesFor, taskFor } from './model-task';

/** Chosen at build time, so that a site without a model does not load the code for it. */
export const useModelReplies: typeof useReplies = __AI_MODEL__ === null ? (turns) => turns : useReplies;

/**
 * Has the model answer each new question from the passages that fit it. Questions restored from storage keep their
 * quoted answers, so that a reload sends nothing.
 */
function useReplies(turns: readonly AnsweredTurn[], ranking: Ranking): readonly AnsweredTurn[] {
  const { runs, start, allow, forget, stop, clear } = useModelRuns();
  const newest = turns.findLast(({ reply }) => reply.kind !== 'pending');
  const newestKey = newest ? keyOf(newest) : '';
  const [restoredKey, setRestoredKey] = useState(newestKey);
  // Ids start over in a cleared conversation, so a new question may get the key of a restored one.
  if (!newest && restoredKey !== '') setRestoredKey('');
  const [isDeclined, setDeclined] = useState(false);
  const sourcesOf = useMemo(() => cacheSources(ranking), [ranking]);

  const answer = useEffectEvent((key: string) => {
    if (!newest) return clear();
    if (key === restoredKey || runs.has(key)) return;
    const { question, reply } = newest;
    if (reply.kind === 'talk') return;
    const sources = sourcesOf(newest);
    if (sources.length > 0) void start(key, taskFor(question, sources));
  });
  useEffect(() => answer(newestKey), [newestKey]);

  return turns.map((turn) => {
    const key = keyOf(turn);
    const run = runs.get(key);
    if (!run || (run.status === 'asking' && (isDeclined || key !== newestKey))) return turn;
    const model: ModelReply = {
      run,
      claims: groundedClaims(run.text, sourcesOf(turn), ranking),
      onAllow: () => void allow(key),
      onDecline: () => {
        setDeclined(true);
        forget(key);
      },
      onStop: stop,
      onRetry: () => void start(key, run.task),
    };
    return { ...turn, model };
  });
}

/** Caches the sources of each turn: ranking is slow, and a turn rerenders with each piece of its answer. */
function cacheSources(ranking: Ranking) {
  const found = new Map<string, readonly Source[]>();
  return (turn: AnsweredTurn) => {
    const key = keyOf(turn);
    const sources = found.get(key) ?? sourcesFor(turn, ranking);
    found.set(key, sources);
    return sources;
  };
}

function keyOf({ id, question }: AnsweredTurn): string {
  return `${id} ${question}`;
}

/** A turn as it is copied or sent, with the model's answer if it has one. */
export function withModelText(turn: AnsweredTurn): AnsweredTurn {
  const { run, claims } = turn.model ?? {};
  if (__AI_MODEL__ === null || !run || !claims || claims.length === 0) return turn;
  const answer = claims.map(({ text }) => text).join(' ');
  const from = citedIn(claims).map(({ name, to }) => `${name} (${absoluteAddress(to)})`);
  return {
    ...turn,
    reply: { kind: 'talk', text: `${answer}\n${placeNames[run.place]}, from: ${from.join(', ')}` },
  };
}

interface ModelReplyViewProps extends ModelReply {
  /** The answer without the model. */
  readonly quoted: ReactNode;
}

/** The model's answer, with the quoted one in a disclosure below. After an error, both are shown. */
export function ModelReplyView({ quoted, claims, ...actions }: ModelReplyViewProps) {
  const { run } = actions;
  const isComplete = run.status === 'done' && run.error === null;
  return (
    <div className="space-y-3">
      {claims.length > 0 && (
        <ChatBubble by="assistant" name="AI assistant" text={<Claims claims={claims} />}>
          <Sources claims={claims} place={run.place} />
        </ChatBubble>
      )}
      {isComplete && claims.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-fg-muted">The site’s own words</summary>
          <div className="mt-2 text-base">{quoted}</div>
        </details>
      ) : (
        quoted
      )}
      {isComplete && claims.length === 0 && (
        <p className="text-sm text-fg-muted">The AI found nothing to add on the pages of this site.</p>
      )}
      <div key={`${run.status} ${run.error}`} ref={scrollToEnd}>
        <ModelStatus {...actions} sends="your question and the passages of this site that fit it" />
      </div>
    </div>
  );
}

function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const sources = citedIn(claims);
  return (
    <p>
      {claims.map((claim) => (
        <span key={claim.text}>
          <span>{`${claim.text} `}</span>
          {citedIn([claim]).map(({ name, to }) => {
            const number = sources.findIndex((source) => source.to === to) + 1;
            return (
              <Link
                key={to}
                to={to}
                aria-label={`${number}, source: ${name}`}
                className="inline-flex size-6 items-center justify-center rounded-sm bg-surface font-mono text-xs text-accent-fg"
              >
                {number}
              </Link>
            );
          })}
        </span>
      ))}
    </p>
  );
}

function Sources({ claims, place }: { readonly claims: readonly Claim[]; readonly place: Place }) {
  return (
    <div className="mt-1.5 space-y-1">
      <p className="flex">
        <Badge tone="accent">{placeNames[place]}</Badge>
      </p>
      <ol className="font-mono text-xs text-fg-muted">
        {citedIn(claims).map(({ name, to }, at) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-6 items-center rounded-sm underline decoration-current/40 underline-offset-4 hover:decoration-current"
            >
              {`${at + 1} ${name}`}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Each page and section once, in the order in which they are cited. */
function citedIn(claims: readonly Claim[]): readonly Source[] {
  const all = claims.flatMap(({ sources }) => sources);
  return all.filter(({ to }, at) => all.findIndex((other) => other.to === to) === at);
}

const ROOM_BELOW = 20;

/** Ref callback that scrolls the log, not the page, far enough down to show a new status. */
function scrollToEnd(status: HTMLElement | null) {
  const log = status?.closest('[role="log"]');
  if (!status || !log) return;
  const hidden = status.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
  log.scrollTop += Math.max(0, hidden + ROOM_BELOW);
}
