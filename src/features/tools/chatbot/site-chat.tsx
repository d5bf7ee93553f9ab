import { useMemo } from 'react';
import type { SiteReader } from '@/features/reader';
import { loadSiteReader } from '@/features/search';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { NextStepBar } from '../shared/next-step-bar';
import { createAssistant, type Assistant, type AssistantAnswer } from './assistant';
import { ChatPanel } from './chat-panel';
import { conversationText, keptQuestions, useQuestions, type Turn } from './conversation';

const keptSiteTurns = keptQuestions(TOOL_KEYS.chatbot);
const GREETING = 'Ask me anything about us. I answer from our own pages and show you which one.';

/** Loads the reader of this site, with which the chatbot answers. */
export async function openChatbot() {
  const reader = await loadSiteReader();
  return { default: () => <Chatbot reader={reader} /> };
}

/** The assistant that answers from this site. */
export function Chatbot({ reader }: { reader: SiteReader }) {
  const chat = useSiteChat(reader);
  return (
    <div>
      <div className="flex h-160 flex-col sm:h-152">
        <ChatPanel {...chat} />
      </div>
      {chat.turns.length > 0 && (
        <NextStepBar
          plan="basic"
          does={() => 'gives your own customers a chatbot that answers like this'}
          result={() => ({ title: 'Chat with the AI assistant', text: conversationText(chat.turns) })}
        />
      )}
    </div>
  );
}

/** Answered until the visitor asks a question. */
const sampleQuestions = faq
  .filter(({ id }) => id === 'how-long-set-up-takes')
  .map(({ question }) => question);

/**
 * A conversation about this site, with follow-ups on the page that was quoted last. Session storage holds the questions.
 * Replies are computed from each question and what it refers to, and cached.
 */
function useSiteChat(reader: SiteReader) {
  const { asked, ask, clear } = useQuestions(keptSiteTurns);
  const answer = useMemo(() => cacheAnswers(createAssistant(reader)), [reader]);
  const turns = useMemo(() => answerAll(asked, answer), [asked, answer]);
  const sample = useMemo(() => answerAll(sampleQuestions, answer), [answer]);
  const [quote] = turns.at(-1)?.reply.quotes ?? [];
  const suggestions = reader.questionsFor(quote && 'to' in quote ? quote.to : '');
  return { turns, greeting: GREETING, sample, suggestions, ask, clear };
}

/** Answers each question with the previous one as context. */
function answerAll(questions: readonly string[], answer: Assistant): readonly Turn[] {
  let context: string | undefined;
  return questions.map((question, id) => {
    const { reply, context: next } = answer(question, context);
    context = next;
    return { id, question, reply };
  });
}

function cacheAnswers(answer: Assistant): Assistant {
  const answers = new Map<string, AssistantAnswer>();
  return (question, context = '') => {
    const key = JSON.stringify([question, context]);
    const result = answers.get(key) ?? answer(question, context);
    answers.set(key, result);
    return result;
  };
}
