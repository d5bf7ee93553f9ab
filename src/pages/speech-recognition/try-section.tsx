import { loadSpeechTool, ToolFrame } from '@/features/tools';
import { Section } from '@/ui/section';

export function TrySection() {
  return (
    <Section
      id="try"
      title="Say something"
      lead="Captions of your own voice, ready to take away as text or subtitles."
    >
      <ToolFrame
        name="Live captions"
        invitation="Speak, and read along. The microphone is asked for only when you press Start."
        promise="Nothing reaches us. Your browser’s own recogniser listens; some browsers use their maker’s service for it."
        load={loadSpeechTool}
        height="min-h-[46rem] sm:min-h-[40rem] md:min-h-[35rem]"
      />
    </Section>
  );
}
