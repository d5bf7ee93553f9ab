import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LuTrash2 } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useAccountValue } from '@/features/auth';
import { hasEnglishWords, readDocument, type DocumentReading, type SiteReader } from '@/features/reader';
import { loadSiteReader } from '@/features/search';
import { createAccountValue, type AccountValue } from '@/lib/account-values';
import { fieldsOf } from '@/lib/storage';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { useStore } from '@/lib/store';
import { brand } from '@/site/brand';
import { ASK_QUERY } from '@/site/paths';
import { Button } from '@/ui/button';
import { FileDrop } from '../shared/file-button';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { Reply } from './assistant';
import { ChatPanel } from './chat-panel';
import { keptQuestions, useQuestions, type Turn } from './conversation';
import { chosenDocument, DocumentTabs, MarkedDocument } from './document-view';
import type { DocumentEngine } from './document-worker';
import { PageInput } from './page-input';
import { openPage, type OwnPage, type PageResult } from './read-page';
import { sampleDocument } from './sample-document';
import { Scorecard } from './scorecard';
import { Chatbot } from './site-chat';

/** Loads the reader of this site, with which the assistant answers about this site. */
export async function openPageAssistant() {
  const reader = await loadSiteReader();
  return { default: () => <PageAssistant reader={reader} /> };
}

/** The assistant that answers from this site, a sample page, or a page of the visitor. */
export function PageAssistant({ reader }: { reader: SiteReader }) {
  const { page, note, problem, said, take, clear } = useOwnPage();
  const root = useRef<HTMLDivElement>(null);
  const chosen = useStore(chosenDocument, null);
  useAskedInAddress();
  // The account, and with it the kept page, may be known only after the first render.
  const tab = chosen ?? (page ? 'page' : sampleDocument ? 'store' : 'site');

  /** The pressed button is gone afterward, so the focus goes to the field that replaces it. */
  function replaceView(change: () => void) {
    flushSync(change);
    root.current?.querySelector<HTMLElement>('[data-tool-field]')?.focus({ preventScroll: true });
  }
  const read = (result: PageResult) => replaceView(() => take(result));

  function openFile(file: File) {
    chosenDocument.set('page');
    void openPage(file).then(read);
  }
  return (
    <FileDrop ref={root} onFile={openFile}>
      <p role="status" className="sr-only">
        {said !== '' && <span key={said}>{said}</span>}
      </p>
      <DocumentTabs chosen={tab} />
      {tab === 'site' && <Chatbot reader={reader} />}
      {tab === 'store' && sampleDocument && (
        <DocumentChat kept={keptSampleQuestions} reader={reader} {...sampleDocument} />
      )}
      {tab === 'page' && !page && <PageInput problem={problem} onPage={read} />}
      {tab === 'page' && page && (
        <DocumentChat
          key={page.text}
          kept={keptPageTurns}
          reader={reader}
          page={page}
          greeting={`Ask what your customers ask. I quote your page word for word, or say that it doesn’t say. ${note}`.trim()}
          onClear={() => replaceView(clear)}
        />
      )}
    </FileDrop>
  );
}

interface DocumentChatProps {
  readonly kept: AccountValue<readonly string[]>;
  readonly reader: SiteReader;
  readonly page: OwnPage;
  readonly greeting?: string;
  readonly sample?: readonly Turn[];
  readonly suggestions?: readonly string[];
  /** Removes the page, if it is the visitor's own. */
  readonly onClear?: () => void;
}

function DocumentChat(props: DocumentChatProps) {
  const { kept, reader, page, greeting, sample = [], suggestions = [], onClear } = props;
  const chat = useDocumentChat(kept, page.text, onClear !== undefined, reader);
  const blocks = useMemo(() => readDocument(page.text), [page.text]);

  function clearPage() {
    chat.clear();
    onClear?.();
  }
  return (
    <>
      <MarkedDocument
        title={page.name}
        blocks={blocks}
        reply={(chat.turns.at(-1) ?? sample[0])?.reply}
        action={
          onClear && (
            <Button variant="ghost" size="sm" onClick={clearPage}>
              <LuTrash2 aria-hidden className="size-4" />
              <span>Clear the page</span>
            </Button>
          )
        }
      >
        {(show) => (
          <ChatPanel {...chat} greeting={greeting} sample={sample} suggestions={suggestions} onShow={show} />
        )}
      </MarkedDocument>
      {chat.turns.length > 0 && <Scorecard {...page} isOwn={onClear !== undefined} turns={chat.turns} />}
    </>
  );
}

/**
 * A conversation about a document. The session keeps the questions, and a worker answers them. What the page of the
 * sample shop doesn't say may be said by this site.
 */
function useDocumentChat(
  kept: AccountValue<readonly string[]>,
  text: string,
  isOwn: boolean,
  { ask: askSite }: SiteReader,
) {
  const { asked, ask, clear } = useQuestions(kept);
  const questions = useMemo(() => ({ text, questions: asked }), [text, asked]);
  const { answer } = useWorkerAnswer<DocumentEngine>(questions, startWorker);
  const turns = useMemo(() => {
    function replyTo(question: string, reading: DocumentReading | undefined): Reply {
      if (!reading) return { outcome: 'pending', text: 'Reading…', quotes: [] };
      const { outcome, passages } = reading;
      const page = isOwn ? 'Your page' : 'This page';
      if (outcome === 'answer') return { outcome, text: passages[0]?.text ?? '', quotes: passages };
      if (outcome === 'closest')
        return { outcome, text: `I’m not sure. ${page} comes closest here:`, quotes: passages };
      const onSite = isOwn ? undefined : askSite(question);
      if (onSite?.outcome === 'answer')
        return {
          outcome,
          text: `${page} doesn’t say. ${brand.name}’s pages do:`,
          quotes: onSite.answers,
        };
      const language = [text, question].every(hasEnglishWords) ? '' : 'I read English only. ';
      return { outcome, text: `${page} doesn’t say. ${language}We’d take a message.`, quotes: [] };
    }
    return asked.map((question, id) => ({ id, question, reply: replyTo(question, answer?.[id]) }));
  }, [asked, answer, isOwn, text, askSite]);
  return { turns, ask, clear };
}

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}

const keptSampleQuestions = keptQuestions(TOOL_KEYS.chatbotStore);
const keptPageTurns = keptQuestions(TOOL_KEYS.chatbotPageTurns);
const keptPage = createAccountValue({ key: TOOL_KEYS.chatbotPage, read: readOwnPage });

/** Asks the sample shop's document the question in the address, once: the query is removed. */
function useAskedInAddress() {
  const { ask } = useQuestions(keptSampleQuestions);
  const [query, setQuery] = useSearchParams();
  const question = query.get(ASK_QUERY);
  const askSample = useEffectEvent((text: string) => {
    setQuery({}, { replace: true });
    if (!sampleDocument || text.trim() === '') return;
    chosenDocument.set('store');
    ask(text.trim());
  });
  useEffect(() => {
    if (question !== null) askSample(question);
  }, [question]);
}

/** The visitor's page, and what became of the last one that was opened. */
function useOwnPage() {
  const [page, keep] = useAccountValue(keptPage);
  const [outcome, setOutcome] = useState({ note: '', problem: '', said: '' });

  function take(result: PageResult) {
    const said = 'page' in result ? 'Your page is read. Ask a question.' : '';
    setOutcome({ note: '', problem: '', ...result, said });
    if ('page' in result) keep(result.page);
  }
  function clear() {
    setOutcome({ note: '', problem: '', said: 'The page is cleared.' });
    keep(null);
  }
  return { page, ...outcome, take, clear };
}

function readOwnPage(stored: unknown): OwnPage | null {
  const { name, text } = fieldsOf(stored);
  return typeof name === 'string' && typeof text === 'string' && text !== '' ? { name, text } : null;
}
