import { useKept } from '@/features/auth';
import { storePage, storeQuestions } from '@/site/store-page';
import { Composer, keptDraft, SuggestionTray } from './composer';
import { ConversationLog } from './conversation-log';
import { DocumentTabs, MarkedDocument } from './document-split';
import { storeBlocks, storeSample } from './store-document';

/** What the assistant shows before it loads: the store's page with a question answered. Using it opens the assistant. */
export function AssistantPreview({ onOpen }: { onOpen: () => void }) {
  const [draft, setDraft] = useKept(keptDraft);
  const [sample] = storeSample;
  const passages = sample?.reply.kind === 'quoted' ? sample.reply.passages : [];
  return (
    <div data-preview onFocus={onOpen}>
      <DocumentTabs chosen="store" onChoose={onOpen} />
      <MarkedDocument title={storePage.title} blocks={storeBlocks} passages={passages}>
        {(show) => (
          <>
            <ConversationLog turns={[]} sample={storeSample} onShow={show} />
            <SuggestionTray questions={storeQuestions} onPick={setDraft} />
            <Composer draft={draft} onDraft={setDraft} onSend={onOpen}>
              <p id="chatbot-keys" className="flex min-h-9 items-center text-xs text-fg-muted">
                Enter sends, Shift + Enter starts a new line.
              </p>
            </Composer>
          </>
        )}
      </MarkedDocument>
    </div>
  );
}
