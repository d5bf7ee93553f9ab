import type { MouseEvent } from 'react';
import { LuRotateCcw, LuSparkles, LuSquare } from 'react-icons/lu';
import { sections } from '@/site/paths';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { TextLink } from '@/ui/text-link';
import { modelErrorMessages, type ModelError } from './model-errors';
import { placeNames } from './model-place';
import type { ModelRun } from './use-model-runs';

const NOT_RETRYABLE: ReadonlySet<ModelError> = new Set([
  'refused',
  'unverified',
  'setup',
  'tooLong',
  'cutOff',
]);

interface ModelStatusProps {
  readonly run: ModelRun;
  /** What is sent, as in "your question". It completes "Gemini, Google’s AI, receives". */
  readonly sends: string;
  readonly onAllow: () => void;
  readonly onDecline: () => void;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** Asks for consent, shows that the model is writing, or says why it stopped. Its parent announces changes. */
export function ModelStatus({ run, sends, onAllow, onDecline, onStop, onRetry }: ModelStatusProps) {
  const { status, error } = run;
  if (status === 'asking') {
    return (
      <div className="space-y-3 rounded-control border border-border bg-surface p-4 text-sm">
        <p>
          {`Ask AI? Gemini, Google’s AI, receives ${sends}, with your IP address and your sign-in token. Nothing is sent until you allow it.`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" className="min-h-11" onClick={keepingFocus(onAllow)}>
            <LuSparkles aria-hidden className="size-4" />
            <span>Allow and ask</span>
          </Button>
          <Button variant="ghost" size="sm" className="min-h-11" onClick={keepingFocus(onDecline)}>
            Not now
          </Button>
          <TextLink to={sections.privacyChoices}>Privacy choices</TextLink>
        </div>
      </div>
    );
  }
  const sentence = statusOf(run);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
      {status === 'writing' && <Spinner />}
      {sentence && (
        <p>
          <span key={sentence}>{sentence}</span>
        </p>
      )}
      {status === 'writing' && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={keepingFocus(onStop)}>
          <LuSquare aria-hidden className="size-4" />
          <span>Stop</span>
        </Button>
      )}
      {error && !NOT_RETRYABLE.has(error) && (
        <Button variant="ghost" size="sm" className="min-h-11" onClick={keepingFocus(onRetry)}>
          <LuRotateCcw aria-hidden className="size-4" />
          <span>Try again</span>
        </Button>
      )}
    </div>
  );
}

/** The pressed button disappears, so the focus moves to the log or section around it instead of getting lost. */
function keepingFocus(action: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    action();
  };
}

/** What a run is doing, or why it ended early; null if it is complete. */
export function statusOf({ status, place, error }: ModelRun): string | null {
  if (status === 'asking') return 'Waiting for your permission.';
  return status === 'writing' ? `${placeNames[place]}: writing…` : error && modelErrorMessages[error];
}
