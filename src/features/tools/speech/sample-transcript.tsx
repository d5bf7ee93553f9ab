import { useState } from 'react';
import { LuPause, LuPlay } from 'react-icons/lu';
import { useInterval } from '@/lib/use-interval';
import { Button } from '@/ui/button';
import type { Caption } from './caption';
import { CaptionList } from './caption-list';

const LANGUAGE = 'en-US';

/** A made-up call. */
const captions: readonly Caption[] = [
  { startMs: 0, endMs: 2600, text: 'Good morning, Green Shelf Books, how can I help?' },
  { startMs: 2800, endMs: 6400, text: 'Hi, I ordered two books on Monday and only one has arrived.' },
  {
    startMs: 6700,
    endMs: 10_200,
    text: 'Sorry about that. I can see the second one. It shipped today.',
  },
  { startMs: 10_500, endMs: 12_300, text: 'Great, so it will be here tomorrow?' },
  { startMs: 12_500, endMs: 15_400, text: 'Before noon. I just sent the tracking link to your phone.' },
];
const END = 15_400;
const TICK_MS = 200;

/** A finished transcript that can be played as captions. There is no sound in it. */
export function SampleTranscript() {
  const [now, setNow] = useState(END);
  const [isPlaying, setIsPlaying] = useState(false);
  useInterval(
    () => {
      if (now >= END) setIsPlaying(false);
      else setNow(now + TICK_MS);
    },
    TICK_MS,
    isPlaying,
  );

  function press() {
    if (!isPlaying && now >= END) setNow(0);
    setIsPlaying(!isPlaying);
  }

  const spoken = captions.filter(({ endMs }) => endMs <= now);
  const current = captions.find(({ startMs, endMs }) => startMs <= now && now < endMs);
  const label = isPlaying ? 'Pause the sample' : 'Play the sample';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-fg-muted">A sample call as captions with times. It has no sound.</p>
        <Button variant="secondary" size="sm" className="min-h-11" onClick={press}>
          {isPlaying ? <LuPause aria-hidden className="size-4" /> : <LuPlay aria-hidden className="size-4" />}
          <span key={label}>{label}</span>
        </Button>
      </div>
      <CaptionList
        captions={spoken}
        provisional={current ? spokenPart(current, now) : ''}
        language={LANGUAGE}
      />
    </div>
  );
}

/** The words of a caption that have been spoken so far. */
function spokenPart({ startMs, endMs, text }: Caption, now: number): string {
  const words = text.split(' ');
  const count = Math.ceil((words.length * (now - startMs + TICK_MS)) / (endMs - startMs));
  return words.slice(0, count).join(' ');
}
