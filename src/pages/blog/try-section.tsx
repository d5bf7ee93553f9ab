import { loadContentTool, ToolFrame } from '@/features/tools';
import { Section, SectionHeader } from '@/ui/section';

export function TrySection() {
  return (
    <Section id="try">
      <SectionHeader
        eyebrow="Try it on your own words"
        title="What would an editor say?"
        lead="Paste a draft and see what slows its readers down, sentence by sentence, and how it would look in a search result."
      />
      <div className="mt-10">
        <ToolFrame
          name="Content optimiser"
          invitation="Paste a draft in plain text, Markdown or HTML. It is read while you type."
          load={loadContentTool}
          height="min-h-[64rem] lg:min-h-[55rem]"
        />
      </div>
    </Section>
  );
}
