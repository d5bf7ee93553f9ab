import { useMemo, useState, type DragEvent } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { createKept, useKept, type Kept } from '@/features/auth';
import { loadRanking, type Ranking } from '@/features/search';
import { fieldsOf } from '@/lib/storage';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { storePage, storeQuestions } from '@/site/store-page';
import { Button } from '@/ui/button';
import { keptText } from '../shared/kept-text';
import { ChatPanel } from './chat-panel';
import type { AnsweredTurn } from './conversation';
import { readDocument, type Block } from './document';
import { DocumentSplit, DocumentTabs, MarkedDocument, type DocumentId } from './document-split';
import { PageInput } from './page-input';
import { openPage, type OwnPage, type PageResult } from './read-page';
import { Scorecard } from './scorecard';
import { SiteChat, useSiteChat } from './site-chat';
import { SitePages } from './site-pages';
import { storeBlocks, storeSample, storeText } from './store-document';
import { useDocumentChat } from './use-document-chat';

/** Loads the search index, from which the assistant answers about this site. */
export async function openPageAssistant() {
  const ranking = await loadRanking();
  return { default: () => <PageAssistant ranking={ranking} /> };
}

/** The assistant that answers from this site, a sample page, or a page of the visitor. */
export function PageAssistant({ ranking }: { ranking: Ranking }) {
  const { page, note, problem, take, clear } = useOwnPage();
  const [chosen, setTab] = useState<DocumentId | null>(null);
  // The account, and with it the kept page, may be known only after the first render.
  const tab = chosen ?? (page ? 'page' : 'store');

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    setTab('page');
    void openPage(file).then(take);
  }
  return (
    <div onDragOver={allowFiles} onDrop={drop}>
      <DocumentTabs chosen={tab} onChoose={setTab} />
      {tab === 'site' && <SiteDocument ranking={ranking} />}
      {tab === 'store' && (
        <DocumentChat
          kept={keptStoreTurns}
          words={ranking}
          page={{ name: storePage.title, text: storeText }}
          blocks={storeBlocks}
          sample={storeSample}
          suggestions={storeQuestions}
        />
      )}
      {tab === 'page' && !page && <PageInput problem={problem} onPage={take} />}
      {tab === 'page' && page && (
        <OwnDocument key={page.text} page={page} note={note} words={ranking} onClear={clear} />
      )}
    </div>
  );
}

interface DocumentChatProps {
  readonly kept: Kept<string>;
  readonly words: Ranking;
  readonly page: OwnPage;
  readonly blocks: readonly Block[];
  readonly greeting?: string;
  readonly sample?: readonly AnsweredTurn[];
  readonly suggestions?: readonly string[];
  /** Removes the page. */
  readonly onClear?: () => void;
}

function DocumentChat(props: DocumentChatProps) {
  const { kept, words, page, blocks, greeting, sample = [], suggestions = [], onClear } = props;
  const chat = useDocumentChat(kept, page.text, words);
  const newest = (chat.turns.at(-1) ?? sample[0])?.reply;
  const passages = newest?.kind === 'quoted' ? newest.passages : NONE;

  function clearPage() {
    chat.clear();
    onClear?.();
  }
  return (
    <>
      <MarkedDocument
        title={page.name}
        blocks={blocks}
        passages={passages}
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
      {chat.turns.length > 0 && <Scorecard {...page} turns={chat.turns} />}
    </>
  );
}

const NONE = [] as const;

interface OwnDocumentProps {
  readonly page: OwnPage;
  readonly note: string;
  readonly words: Ranking;
  readonly onClear: () => void;
}

function OwnDocument({ page, note, words, onClear }: OwnDocumentProps) {
  const blocks = useMemo(() => readDocument(page.text), [page.text]);
  return (
    <DocumentChat
      kept={keptPageTurns}
      words={words}
      page={page}
      blocks={blocks}
      greeting={`Ask what your customers ask. I quote your page word for word, or say that it doesn’t say. ${note}`.trim()}
      onClear={onClear}
    />
  );
}

function SiteDocument({ ranking }: { ranking: Ranking }) {
  const chat = useSiteChat(ranking);
  const [isOpen, setOpen] = useState(false);
  const newest = (chat.turns.at(-1) ?? chat.sample[0])?.reply;
  return (
    <DocumentSplit
      title="The pages of this site"
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      document={<SitePages pages={ranking.pages} quoted={newest?.kind === 'answer' ? newest : null} />}
    >
      <SiteChat ranking={ranking} chat={chat} />
    </DocumentSplit>
  );
}

const keptStoreTurns = keptText(TOOL_KEYS.chatbotStore, 'session');
const keptPageTurns = keptText(TOOL_KEYS.chatbotPageTurns, 'session');
const keptPage = createKept({ key: TOOL_KEYS.chatbotPage, area: 'session', read: readOwnPage });

/** The visitor's page, and what became of the last one that was opened. */
function useOwnPage() {
  const [page, keep] = useKept(keptPage);
  const [{ note, problem }, setOutcome] = useState({ note: '', problem: '' });

  function take(result: PageResult) {
    setOutcome({ note: '', problem: '', ...result });
    if ('page' in result) keep(result.page);
  }
  return { page, note, problem, take, clear: () => keep(null) };
}

function readOwnPage(stored: unknown): OwnPage | null {
  const { name, text } = fieldsOf(stored);
  return typeof name === 'string' && typeof text === 'string' && text !== '' ? { name, text } : null;
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
