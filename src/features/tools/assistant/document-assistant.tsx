import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LuTrash2 } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { useAccountValue } from '@/features/auth';
import { readDocument, type SiteReader } from '@/features/reader';
import { loadSiteReader } from '@/features/search';
import type { AccountValue } from '@/lib/account-values';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { useStore } from '@/lib/store';
import { withCommas } from '@/site/locale';
import { ASK_QUERY } from '@/site/paths';
import { Button } from '@/ui/button';
import { keptText, MAX_FIELD_LENGTH } from '../shared/kept-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { ChatPanel } from './chat-panel';
import { keptQuestions, useQuestions, type Reply, type Turn } from './conversation';
import { DocumentInput } from './document-input';
import { DocumentReport } from './document-report';
import { chosenDocument, DocumentTabs, MarkedDocument } from './document-view';
import type { DocumentEngine } from './document-worker';
import { keptSampleQuestions, sampleDocument } from './sample-document';
import { SiteAssistant } from './site-assistant';

const keptOwnQuestions = keptQuestions(TOOL_KEYS.documentQuestions);
const keptDocument = keptText(TOOL_KEYS.document);

/** Loads the reader of this site, with which the assistant answers about this site. */
export async function openDocumentAssistant() {
  const reader = await loadSiteReader();
  return { default: () => <DocumentAssistant reader={reader} /> };
}

/** The assistant that answers from this site, the sample shop's document, or one of the visitor. */
export function DocumentAssistant({ reader }: { reader: SiteReader }) {
  const [own, keepOwn] = useAccountValue(keptDocument);
  const root = useRef<HTMLDivElement>(null);
  const chosen = useStore(chosenDocument, null);
  useAskedInAddress();
  // The account, and with it the kept document, may be known only after the first render.
  const tab = chosen ?? (own !== '' ? 'own' : sampleDocument ? 'sample' : 'site');

  /** The pressed button is gone afterward, so the focus goes to the field that replaces it. */
  function replaceOwn(text: string) {
    flushSync(() => keepOwn(text));
    root.current?.querySelector<HTMLElement>('[data-tool-field]')?.focus({ preventScroll: true });
  }
  return (
    <div ref={root}>
      <DocumentTabs chosen={tab} />
      {tab === 'site' && <SiteAssistant reader={reader} />}
      {tab === 'sample' && sampleDocument && <DocumentChat kept={keptSampleQuestions} {...sampleDocument} />}
      {tab === 'own' && own === '' && <DocumentInput onRead={replaceOwn} />}
      {tab === 'own' && own !== '' && (
        <DocumentChat
          kept={keptOwnQuestions}
          name="Your page"
          text={own}
          greeting={`Ask what your customers ask. I quote your page word for word, or say that it doesn’t say. ${lengthNote(own)}`}
          onClear={() => replaceOwn('')}
        />
      )}
    </div>
  );
}

/** A text that was cut before a surrogate pair is one unit shorter than the limit. */
function lengthNote({ length }: string): string {
  if (length < MAX_FIELD_LENGTH - 1) return '';
  return `Only the first ${withCommas(MAX_FIELD_LENGTH)} characters were read.`;
}

interface DocumentChatProps {
  readonly kept: AccountValue<readonly string[]>;
  readonly name: string;
  readonly text: string;
  readonly greeting?: string;
  readonly sample?: readonly Turn[];
  readonly suggestions?: readonly string[];
  /** Removes the document, if it is the visitor's own. */
  readonly onClear?: () => void;
}

/** A conversation about a document. The session keeps the questions, and a worker answers them. */
function DocumentChat(props: DocumentChatProps) {
  const { kept, name, text, greeting, sample = [], suggestions = [], onClear } = props;
  const { asked, ask, clear } = useQuestions(kept);
  const isOwn = onClear !== undefined;
  const read = useMemo(() => readDocument(text), [text]);
  // A long one is rendered piece by piece, so that the field is there at once.
  const blocks = useDeferredValue(read, isOwn ? [] : read);
  const questions = useMemo(() => ({ text, questions: asked }), [text, asked]);
  const { answer } = useWorkerAnswer<DocumentEngine>(questions, startWorker);
  const turns = useMemo(
    () => asked.map((question, id): Turn => ({ id, question, reply: answer?.[id] ?? pending })),
    [asked, answer],
  );

  function clearDocument() {
    clear();
    onClear?.();
  }
  return (
    <>
      <MarkedDocument
        title={name}
        blocks={blocks}
        reply={(turns.at(-1) ?? sample[0])?.reply}
        action={
          onClear && (
            <Button variant="ghost" size="sm" onClick={clearDocument}>
              <LuTrash2 aria-hidden className="size-4" />
              <span>Clear the page</span>
            </Button>
          )
        }
      >
        {(show) => (
          <ChatPanel
            turns={turns}
            ask={ask}
            clear={clear}
            greeting={greeting}
            sample={sample}
            suggestions={suggestions}
            onShow={show}
          />
        )}
      </MarkedDocument>
      {turns.length > 0 && <DocumentReport turns={turns} own={isOwn ? text : undefined} />}
    </>
  );
}

const pending: Reply = { outcome: 'pending', text: 'Reading…', quotes: [] };

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}

/** Asks the sample shop's document the question in the address, once: the query is removed. */
function useAskedInAddress() {
  const { ask } = useQuestions(keptSampleQuestions);
  const [query, setQuery] = useSearchParams();
  const question = query.get(ASK_QUERY);
  const askSample = useEffectEvent((text: string) => {
    setQuery({}, { replace: true });
    if (!sampleDocument || text.trim() === '') return;
    chosenDocument.set('sample');
    ask(text.trim());
  });
  useEffect(() => {
    if (question !== null) askSample(question);
  }, [question]);
}
