import { Motif } from '@/ui/motif';

/** Fills the column beside a transcript; phones leave it out. */
export function VoiceDrawing() {
  return (
    <div className="relative min-h-32 grow overflow-hidden rounded-input bg-voice-tint max-lg:hidden">
      <Motif kind="voice" seed="live captions" className="absolute inset-0 size-full rtl:-scale-x-100" />
    </div>
  );
}
