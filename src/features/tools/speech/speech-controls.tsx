import { useRef, useState } from 'react';
import { LuMic, LuPause, LuSquare } from 'react-icons/lu';
import { useInterval } from '@/lib/use-interval';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { clockText, timeOn } from './caption';
import type { useCaptioning } from './use-captioning';

type Captioner = ReturnType<typeof useCaptioning>;

const labels = {
  stopped: { state: 'Not listening', press: 'Start', Icon: LuMic },
  starting: { state: 'Waiting for the microphone', press: 'Pause', Icon: LuPause },
  listening: { state: 'Listening', press: 'Pause', Icon: LuPause },
  paused: { state: 'Paused', press: 'Resume', Icon: LuMic },
} as const;

export function SpeechControls({ captioning }: { readonly captioning: Captioner }) {
  const { phase, start, pause, stop } = captioning;
  const { state, press, Icon } = labels[phase];
  const main = useRef<HTMLButtonElement>(null);

  function stopHere() {
    stop();
    // The Stop button is removed, so the focus moves to the main button.
    main.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-end gap-3 md:pt-7">
      <Button ref={main} className="min-w-32" onClick={press === 'Pause' ? pause : start}>
        <Icon aria-hidden className="size-4.5" />
        <span key={press}>{press}</span>
      </Button>
      {phase !== 'stopped' && (
        <Button variant="secondary" onClick={stopHere}>
          <LuSquare aria-hidden className="size-4" />
          <span>Stop</span>
        </Button>
      )}
      <div className="ms-auto flex min-h-11 items-center gap-3 text-sm">
        <p role="status" className="flex items-center gap-2 text-fg-muted">
          <span
            aria-hidden
            className={classNames(
              'size-2.5 rounded-full border border-current',
              phase === 'listening' ? 'bg-mint text-mint' : 'text-fg-subtle',
            )}
          />
          <span key={state}>{state}</span>
        </p>
        <ListeningClock captioning={captioning} />
      </div>
    </div>
  );
}

function ListeningClock({ captioning: { clock } }: { readonly captioning: Captioner }) {
  const [now, setNow] = useState(0);
  useInterval(() => setNow(performance.now()), 250, clock.runsSince !== null);
  return (
    <span role="timer" translate="no" aria-label="Time listened" className="font-mono text-h4 tabular-nums">
      {clockText(timeOn(clock, now))}
    </span>
  );
}
