import { classNames } from '@/lib/class-names';
import { clockText, endOf, type Caption } from './caption';

interface CaptionListProps {
  /** As tall as its captions, instead of scrolling. */
  readonly isWhole?: boolean;
  readonly captions: readonly Caption[];
  readonly provisional: string;
  readonly language: string;
}

/** Reversed column direction keeps the newest caption in view, unless the visitor scrolls up. */
export function CaptionList({ isWhole = false, captions, provisional, language }: CaptionListProps) {
  const isEmpty = captions.length === 0 && provisional === '';
  return (
    <div
      role="region"
      aria-label="Captions"
      // It has nothing else to focus, and scrolls by keyboard only with the focus.
      tabIndex={0}
      className={classNames(
        'scroll-pane flex flex-col-reverse rounded-control border border-border-strong/60 bg-surface focus-visible:outline-2 focus-visible:outline-ring',
        !isWhole && 'h-80',
      )}
    >
      {isEmpty ? (
        <p className="m-auto max-w-sm p-6 text-center text-fg-muted">Captions appear here while you speak.</p>
      ) : (
        <ol translate="no" className="mb-auto grid gap-4 p-4 sm:p-5">
          {captions.map(({ startMs, text }) => (
            <Line key={startMs} startMs={startMs} text={text} language={language} />
          ))}
          {provisional !== '' && (
            <Line startMs={endOf(captions)} text={provisional} language={language} provisional />
          )}
        </ol>
      )}
    </div>
  );
}

interface LineProps {
  readonly startMs: number;
  readonly text: string;
  readonly language: string;
  readonly provisional?: boolean;
}

function Line({ startMs, text, language, provisional = false }: LineProps) {
  return (
    <li className="grid gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <span className="text-xs/7 text-fg-subtle">{provisional ? 'just now' : clockText(startMs)}</span>
      <p
        lang={language}
        dir="auto"
        className={classNames(
          'text-lg',
          provisional &&
            'text-fg-muted italic underline decoration-border-strong decoration-dotted decoration-1 underline-offset-4',
        )}
      >
        {text}
      </p>
    </li>
  );
}

const sampleCall = [
  { startMs: 0, endMs: 2600, text: 'Good morning, Green Shelf Books, how can I help?' },
  { startMs: 2800, endMs: 6400, text: 'Hi, I ordered two books on Monday and only one has arrived.' },
  { startMs: 6700, endMs: 10200, text: 'Sorry about that. I can see the second one. It shipped today.' },
  { startMs: 10500, endMs: 12300, text: 'Great, so it will be here tomorrow?' },
  { startMs: 12500, endMs: 15400, text: 'Before noon. I just sent the tracking link to your phone.' },
];

/** A finished transcript, shown until there are captions. */
export function SampleTranscript() {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-fg-muted">A sample call. Press Start to see your own words.</p>
      <CaptionList isWhole captions={sampleCall} provisional="" language="en-US" />
    </div>
  );
}
