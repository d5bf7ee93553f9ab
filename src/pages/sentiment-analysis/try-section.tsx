import { loadSentimentTool, ToolFrame } from '@/features/tools';
import { Section } from '@/ui/section';

export function TrySection() {
  return (
    <Section
      id="try"
      eyebrow="Live"
      title="Hear how a text sounds"
      lead="Paste a review, or drop a whole file of them. Each sentence gets its place, and each word says what it did."
    >
      <ToolFrame
        name="Sentiment meter"
        invitation="Type a sentence and watch it move. It knows “not bad” from “bad”, and what comes after a “but”."
        load={loadSentimentTool}
        height="min-h-[53rem] sm:min-h-[50rem] lg:min-h-[29rem]"
      />
    </Section>
  );
}
