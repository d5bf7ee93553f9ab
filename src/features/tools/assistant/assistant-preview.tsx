import { ChatPanel } from './chat-panel';
import { useQuestions } from './conversation';
import { DocumentTabs, MarkedDocument } from './document-view';
import { keptSampleQuestions, sampleDocument } from './sample-document';

/** What the assistant shows before it loads: the shop's document with a question answered. Using it opens the assistant. */
function SamplePreview({ onOpen }: { onOpen: () => void }) {
  const { ask, clear } = useQuestions(keptSampleQuestions);
  if (!sampleDocument) return null;
  const { name, blocks, ...chat } = sampleDocument;
  return (
    <div data-preview onFocus={onOpen}>
      <DocumentTabs chosen="sample" onChoose={onOpen} />
      <MarkedDocument title={name} blocks={blocks} reply={chat.sample[0]?.reply}>
        {(show) => <ChatPanel {...chat} turns={[]} ask={ask} clear={clear} onShow={show} />}
      </MarkedDocument>
    </div>
  );
}

export const AssistantPreview = sampleDocument ? SamplePreview : undefined;
