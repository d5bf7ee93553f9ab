import { loadTranslationTool, ToolFrame } from '@/features/tools';
import { Section } from '@/ui/section';

export function TrySection() {
  return (
    <Section
      id="try"
      title="Bring a sentence of your own"
      lead="Your browser translates it, if it has learned to. The page around it can follow."
    >
      <ToolFrame
        name="Translator"
        invitation="Paste a text in any language, or turn this page into yours and back."
        promise="Translated by your own browser, which may fetch a language pack. What you type is not sent."
        load={loadTranslationTool}
        height="min-h-[48rem]"
      />
    </Section>
  );
}
