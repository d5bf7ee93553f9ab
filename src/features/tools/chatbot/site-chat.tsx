import { useCallback, useMemo } from 'react';
import { useKept } from '@/features/auth';
import type { Ranking } from '@/features/search';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { keptText } from '../shared/kept-text';
import { createAssistant, type Assistant, type AssistantAnswer } from './assistant';
import { ChatPanel } from './chat-panel';
import { parseTurns, withQuestion, type AnsweredTurn, type Turn } from './conversation';
import { useModelReplies } from './model-reply';
import { sourcesFor } from './model-task';

const keptTurns = keptText(TOOL_KEYS.chatbot, 'session');
const GREETING = 'Ask me anything about us. I answer from our own pages and show you which one.';
const STARTERS = 4;
const FOLLOW_UPS = 2;

interface SiteChatProps {
  readonly ranking: Ranking;
  readonly chat: ReturnType<typeof useSiteChat>;
}

/** A conversation about this site, with follow-ups on the page that was quoted last. */
export function SiteChat({ ranking, chat }: SiteChatProps) {
  const last = chat.turns.at(-1);
  const earlier = new Set(chat.turns.map(({ question }) => question));
  const suggestions = ranking
    .questionsFor(last?.reply.kind === 'answer' ? last.reply.to : '')
    .filter((question) => !earlier.has(question))
    .slice(0, last ? FOLLOW_UPS : STARTERS);
  return <ChatPanel {...chat} greeting={GREETING} suggestions={suggestions} />;
}

/** The sample conversation, shown until the visitor asks a question. */
const sampleTurns = faq
  .filter(({ id }) => id === 'how-long-set-up-takes')
  .map(({ question }) => ({ id: 0, question }));

/** Session storage holds the questions. Replies are computed from each question and the previous topic, and cached. */
function useConversation(ranking: Ranking) {
  const [stored, persist] = useKept(keptTurns);
  const turns = useMemo(() => parseTurns(stored), [stored]);
  const answer = useMemo(() => cacheAnswers(createAssistant(ranking)), [ranking]);
  const answered = useMemo(() => answerTurns(turns, answer), [turns, answer]);
  const sample = useMemo(() => answerTurns(sampleTurns, answer), [answer]);

  return {
    turns: answered,
    sample,
    ask: (question: string) => persist(JSON.stringify(withQuestion(turns, question))),
    clear: () => persist(''),
  };
}

function useConversationWithModel(ranking: Ranking) {
  const conversation = useConversation(ranking);
  const findSources = useCallback((turn: AnsweredTurn) => sourcesFor(turn, ranking), [ranking]);
  return { ...conversation, turns: useModelReplies(conversation.turns, ranking, findSources) };
}

/** Chosen at build time, so that a site without a model does not load the code for it. */
export const useSiteChat = __AI_MODEL__ === null ? useConversation : useConversationWithModel;

/** Answers each question with the topic of the previous one as context. */
function answerTurns(turns: readonly Turn[], answer: Assistant): readonly AnsweredTurn[] {
  const answered: AnsweredTurn[] = [];
  let topic = '';
  for (const turn of turns) {
    const result = answer(turn.question, topic);
    answered.push({ ...turn, ...result });
    topic = result.topic;
  }
  return answered;
}

function cacheAnswers(answer: Assistant): Assistant {
  const answers = new Map<string, AssistantAnswer>();
  return (question, topic = '') => {
    const key = JSON.stringify([question, topic]);
    const result = answers.get(key) ?? answer(question, topic);
    answers.set(key, result);
    return result;
  };
}
