import { useMemo } from 'react';
import { loadRanking, type Ranking } from '@/features/search';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { NextStepBar } from '../shared/next-step-bar';
import { createAssistant, type Assistant, type AssistantAnswer } from './assistant';
import { ChatPanel, textOf } from './chat-panel';
import type { AnsweredTurn, Turn } from './conversation';
import { useModelReplies } from './model-reply';
import { keptTurns, useQuestions } from './use-questions';

const keptSiteTurns = keptTurns(TOOL_KEYS.chatbot);
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
        <ChatPanel {...chat} />
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

/** The sample conversation, shown until the visitor asks a question. */
const sampleTurns = faq
  .filter(({ id }) => id === 'how-long-set-up-takes')
  .map(({ question }) => ({ id: 0, question }));

/**
 * A conversation about this site, with follow-ups on the page that was quoted last. Session storage holds the questions.
 * Replies are computed from each question and the previous topic, and cached.
 */
export function useSiteChat(ranking: Ranking) {
  const { asked, ask, clear } = useQuestions(keptSiteTurns);
  const answer = useMemo(() => cacheAnswers(createAssistant(ranking)), [ranking]);
  const turns = useMemo(() => answerTurns(asked, answer), [asked, answer]);
  const sample = useMemo(() => answerTurns(sampleTurns, answer), [answer]);
  const last = turns.at(-1)?.reply;
  const earlier = new Set(turns.map(({ question }) => question));
  const suggestions = ranking
    .questionsFor(last?.kind === 'answer' ? last.to : '')
    .filter((question) => !earlier.has(question))
    .slice(0, last ? FOLLOW_UPS : STARTERS);
  return { turns: useModelReplies(turns, ranking), greeting: GREETING, sample, suggestions, ask, clear };
}

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
