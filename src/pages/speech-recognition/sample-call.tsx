import { useState } from 'react';
import { LuPause, LuPlay } from 'react-icons/lu';
import { useInterval } from '@/lib/use-interval';
import { Button } from '@/ui/button';
import { loudness } from '@/ui/illustrations/loudness';

/** What is said from when to when, in seconds. The second part of the words is unsure. */
const lines = [
  {
    from: 2,
    to: 5.8,
    who: 'Caller',
    words: ['Hello, the boiler in apartment ', '15', ' has stopped again.'],
  },
  { from: 7, to: 8.8, who: 'Dana', words: ['Did you say fifteen or fifty?'] },
  { from: 9, to: 12.4, who: 'Caller', words: ['Fifty. Five, zero. And there is a smell of ', 'gas', '.'] },
  {
    from: 13,
    to: 18,
    who: 'Dana',
    words: ['Please open a window and leave the apartment. I’m sending someone now.'],
  },
] as const;

const END = 19;
const TICK_MS = 125;
const BARS = 120;

const bars = Array.from({ length: BARS }, (_, index) => {
  const at = (index / BARS) * END;
  const line = lines.find(({ from, to }) => from <= at && at < to);
  if (!line) return { at, path: pathOf(index, 0.02), isUnsure: false };
  const text = line.words.join('');
  const [before, unsure] = line.words;
  const share = (at - line.from) / (line.to - line.from);
  const letter = share * text.length - before.length;
  const isUnsure = unsure !== undefined && letter > -1 && letter < unsure.length + 1;
  return { at, path: pathOf(index, isUnsure ? 0.95 : loudness(text, share)), isUnsure };
});

function pathOf(index: number, height: number): string {
  return `M${index + 0.5} ${0.5 - 0.45 * height}v${0.9 * height}`;
}

/** A call that plays without sound: its waveform and its transcript, with the unsure words in amber. */
export function SampleCall() {
  const [time, setTime] = useState(0);
  const [isStarted, setStarted] = useState(false);
  const isPlaying = isStarted && time < END;
  useInterval(() => setTime((now) => Math.min(now + TICK_MS / 1000, END)), TICK_MS, isPlaying);

  function press() {
    if (time === END) setTime(0);
    setStarted(!isPlaying);
  }

  const Icon = isPlaying ? LuPause : LuPlay;
  return (
    <div className="grid gap-6">
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring">
        <Waveform time={time} />
        <span
          aria-hidden
          style={{ insetInlineStart: `${(time / END) * 100}%` }}
          className="absolute inset-y-0 w-0.5 rounded-full bg-fg"
        />
        <input
          type="range"
          aria-label="Position in the call"
          aria-valuetext={clock(time)}
          min={0}
          max={END}
          step={TICK_MS / 1000}
          value={time}
          onChange={(event) => setTime(event.currentTarget.valueAsNumber)}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
        <Button variant="secondary" onClick={press} className="min-w-32 motion-reduce:hidden">
          <Icon aria-hidden className="size-4.5" />
          <span key={String(isPlaying)}>{isPlaying ? 'Pause' : 'Play'}</span>
        </Button>
        <p translate="no" className="font-mono text-sm">{`${clock(time)} / ${clock(END)}`}</p>
        <p className="text-sm text-fg-muted motion-reduce:hidden">Plays without sound</p>
      </div>
      <ol className="grid gap-5">
        {lines.map(({ from, who, words: [before, unsure, after] }, index) => {
          const isNow = from <= time && time < (lines[index + 1]?.from ?? END);
          return (
            <li
              key={from}
              aria-current={isNow || undefined}
              className={`grid grid-cols-[3.5rem_1fr] gap-x-3 border-s-2 ps-4 ${isNow ? 'border-s-accent-fg' : 'border-s-transparent'}`}
            >
              <span translate="no" className="pt-0.5 font-mono text-xs text-fg-subtle">
                {clock(from)}
              </span>
              <div>
                <p className="text-xs text-fg-muted">{who}</p>
                <p className="mt-0.5">
                  {before}
                  {unsure !== undefined && (
                    <span className="bg-warn-soft font-medium text-warn underline decoration-dotted decoration-2 underline-offset-4">
                      {unsure}
                    </span>
                  )}
                  {after}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Waveform({ time }: { time: number }) {
  const looks = bars.map(({ at, isUnsure }) =>
    isUnsure ? 'stroke-warn' : at < time ? 'stroke-accent-fg' : 'stroke-border-strong',
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BARS} 1`}
      preserveAspectRatio="none"
      className="h-60 w-full stroke-[1.5px] sm:stroke-4 rtl:-scale-x-100"
    >
      {[...new Set(looks)].map((look) => (
        <path
          key={look}
          d={bars.map(({ path }, index) => (looks[index] === look ? path : '')).join('')}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          className={look}
        />
      ))}
    </svg>
  );
}

function clock(seconds: number): string {
  return `00:${String(Math.floor(seconds)).padStart(2, '0')}`;
}
