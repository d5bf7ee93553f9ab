import type { KeyPhrase } from './key-phrase';

const words = {
  missing: 'Not in the text',
  rare: 'Rare',
  fine: 'In balance',
  often: 'Too often',
} as const satisfies Record<KeyPhrase['balance'], string>;

/** Where in the draft the key phrase stands, from the first line to the last. */
export function PhraseStrip({ phrase: { balance, count, share, positions } }: { phrase: KeyPhrase }) {
  return (
    <div className="rounded-input border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          <span key={balance}>{words[balance]}</span>
        </p>
        <p translate="no" className="font-mono text-sm text-fg-muted tabular-nums">
          {`${count} × · ${(share * 100).toFixed(1)} %`}
        </p>
      </div>
      <svg aria-hidden viewBox="0 0 400 16" preserveAspectRatio="none" className="mt-3 h-4 w-full">
        <path d="M0 15.5 H400" className="stroke-border-strong" />
        {positions.map((position) => (
          <path key={position} d={`M${2 + position * 396} 2 V15`} className="stroke-accent" strokeWidth="2" />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-fg-muted">
        <span>First line</span>
        <span>Last line</span>
      </p>
    </div>
  );
}
