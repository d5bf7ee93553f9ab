import { useAccountValue } from '@/features/auth';
import { Composer, keptDraft, SuggestionTray } from './composer';
import { ConversationLog } from './conversation-log';
import { DocumentTabs, MarkedDocument } from './document-view';
import { sampleDocument } from './sample-document';

/** What the assistant shows before it loads: the shop's document with a question answered. Using it opens the assistant. */
function SamplePreview({ onOpen }: { onOpen: () => void }) {
  const [draft, setDraft] = useAccountValue(keptDraft);
  if (!sampleDocument) return null;
  const { page, blocks, sample, suggestions } = sampleDocument;
  return (
    <div data-preview onFocus={onOpen}>
      <DocumentTabs chosen="store" onChoose={onOpen} />
      <MarkedDocument title={page.name} blocks={blocks} reply={sample[0]?.reply}>
        {(show) => (
          <>
            <ConversationLog turns={[]} sample={sample} onShow={show} />
            <SuggestionTray questions={suggestions} onPick={setDraft} />
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

export const AssistantPreview = sampleDocument ? SamplePreview : undefined;
