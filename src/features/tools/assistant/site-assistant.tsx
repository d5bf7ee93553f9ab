import { useMemo } from 'react';
import type { SiteReader } from '@/features/reader';
import { loadSiteReader } from '@/features/search';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { copyExport, ExportBar } from '../shared/export-bar';
import { NextStepBar } from '../shared/next-step-bar';
import { answerFromSite } from './answer-from-site';
import { ChatPanel } from './chat-panel';
import { conversationText, keptQuestions, useQuestions, type Turn } from './conversation';

const keptSiteQuestions = keptQuestions(TOOL_KEYS.siteQuestions);
const suggestions = faq.map(({ question }) => question);
/** Answered until the visitor asks a question. */
const samples = faq.filter(({ id }) => id === 'how-long-set-up-takes').map(({ question }) => question);

/** Loads the reader of this site, with which the assistant answers. */
export async function openSiteAssistant() {
  const reader = await loadSiteReader();
  return { default: () => <SiteAssistant reader={reader} /> };
}

/** The assistant that answers from this site. */
export function SiteAssistant({ reader }: { reader: SiteReader }) {
  const { asked, ask, clear } = useQuestions(keptSiteQuestions);
  const turns = useMemo(() => answerAll(reader, asked), [reader, asked]);
  const sample = useMemo(() => answerAll(reader, samples), [reader]);
  const text = () => conversationText(turns);
  return (
    <div>
      <div className="flex h-160 flex-col sm:h-152">
        <ChatPanel
          greeting="Ask me anything about us. I answer from our own pages and show you which one."
          turns={turns}
          sample={sample}
          suggestions={suggestions}
          ask={ask}
          clear={clear}
        />
      </div>
      {turns.length > 0 && (
        <div className="grid gap-4 p-4">
          <ExportBar exports={[copyExport(text)]} />
          <NextStepBar
            plan="basic"
            does={() => 'gives your own customers a chatbot that answers like this'}
            result={() => ({ title: 'Chat with the AI assistant', text: text() })}
          />
        </div>
      )}
    </div>
  );
}

/** Answers each question with the previous one as context. */
function answerAll(reader: SiteReader, questions: readonly string[]): readonly Turn[] {
  let before: string | undefined;
  return questions.map((question, id) => {
    const { reply, context } = answerFromSite(reader, question, before);
    before = context;
    return { id, question, reply };
  });
}
