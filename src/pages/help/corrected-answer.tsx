import { ChatBubble } from '@/ui/chat-bubble';
import { SampleFigure } from '@/ui/sample-figure';

const SOURCE = 'Returns, line 4';

/** One sentence is corrected on the page, and the next answer uses it. */
export function CorrectedAnswer() {
  return (
    <SampleFigure label="A wrong answer, corrected once" className="space-y-3">
      <ChatBubble by="customer" text={<p>Can I return a lamp from the sale?</p>} />
      <ChatBubble
        by="assistant"
        text={
          <p>
            <del>No, sale items are final.</del>
          </p>
        }
      />
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-control border border-mint/40 bg-mint-soft px-4 py-2.5">
        <span className="font-mono text-xs text-mint">{SOURCE}</span>
        <span>
          Sale items: <del className="text-fg-muted">final</del> <ins className="no-underline">30 days</ins>
        </span>
      </p>
      <ChatBubble by="assistant" text={<p>Yes, you have 30 days.</p>}>
        <p className="mt-1.5 font-mono text-xs text-fg-muted">{`Source: ${SOURCE}`}</p>
      </ChatBubble>
    </SampleFigure>
  );
}
