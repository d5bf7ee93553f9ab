import { loadChatbot, ToolFrame } from '@/features/tools';
import { Section } from '@/ui/section';

export function TrySection() {
  return (
    <Section
      id="try"
      eyebrow="Try it"
      title="Ask this site"
      lead="A small one to talk to: it has read these pages, quotes them, and says so when they have no answer."
    >
      <ToolFrame
        name="Site assistant"
        invitation="Ask about plans, privacy or any service. Every answer names the page it comes from."
        promise="Looked up in your browser: what you ask stays here."
        load={() => loadChatbot().then(({ openChatbot }) => openChatbot())}
        height="min-h-160 sm:min-h-144"
      />
    </Section>
  );
}
