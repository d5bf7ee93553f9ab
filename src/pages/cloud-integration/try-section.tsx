import { loadCloudTool, ToolFrame } from '@/features/tools';
import { Section } from '@/ui/section';

export function TrySection() {
  return (
    <Section
      id="try"
      title="Draw your own"
      lead="Say what comes in and where it may rest; see where each byte goes."
    >
      <ToolFrame
        name="Integration planner"
        invitation="Compose an integration, read what happens at each step, take the drawing to your next meeting."
        load={loadCloudTool}
        height="min-h-[40rem] lg:min-h-[48rem]"
      />
    </Section>
  );
}
