import { useCallback, useMemo } from 'react';
import { loadRanking, type Ranking } from '@/features/search';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { keptText } from '../shared/kept-text';
import { NextStepBar } from '../shared/next-step-bar';
import { createAssistant, type Assistant, type AssistantAnswer } from './assistant';
import { ChatPanel, textOf } from './chat-panel';
import type { AnsweredTurn, Turn } from './conversation';
import { useModelReplies } from './model-reply';
import { sourcesFor } from './model-task';
import { useQuestions } from './use-questions';

const keptTurns = keptText(TOOL_KEYS.chatbot, 'session');
const GREETING = 'Ask me anything about us. I answer from our own pages and show you which one.';
const STARTERS = 4;
const FOLLOW_UPS = 2;

/** Loads the search index, from which the chatbot answers. */
export async function openChatbot() {
  const ranking = await loadRanking();
  return { default: () => <Chatbot ranking={ranking} /> };
}

/** The assistant that answers from this site. */
export function Chatbot({ ranking }: { ranking: Ranking }) {
  const chat = useSiteChat(ranking);
  return (
    <div>
      <div className="flex h-160 flex-col sm:h-152">
        <SiteChat ranking={ranking} chat={chat} />
      </div>
      {chat.turns.length > 0 && (
        <NextStepBar
          plan="basic"
          does={() => 'gives your own customers a chatbot that answers like this'}
          result={() => ({ title: 'Chat with the AI assistant', text: textOf(chat.turns) })}
        />
      )}
    </div>
  );
}

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
  const { asked, ask, clear } = useQuestions(keptTurns);
  const answer = useMemo(() => cacheAnswers(createAssistant(ranking)), [ranking]);
  const turns = useMemo(() => answerTurns(asked, answer), [asked, answer]);
  const sample = useMemo(() => answerTurns(sampleTurns, answer), [answer]);
  return { turns, sample, ask, clear };
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
