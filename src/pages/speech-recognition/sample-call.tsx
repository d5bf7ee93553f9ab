/** What is said, and when. The second part of the words is unsure. */
const lines = [
  { at: '00:02', who: 'Caller', words: ['Hello, the boiler in apartment ', '15', ' has stopped again.'] },
  { at: '00:07', who: 'Dana', words: ['Did you say fifteen or fifty?'] },
  { at: '00:09', who: 'Caller', words: ['Fifty. Five, zero. And there is a smell of ', 'gas', '.'] },
  { at: '00:13', who: 'Dana', words: ['Please leave the building now, and call me back from outside.'] },
] as const;

/** A call's transcript, with the unsure words in amber. */
export function SampleCall() {
  return (
    <ol className="grid gap-6 text-lg">
      {lines.map(({ at, who, words: [before, unsure, after] }) => (
        <li key={at} className="grid grid-cols-[3.5rem_1fr] gap-x-3">
          <span translate="no" className="pt-1 text-xs text-fg-subtle">
            {at}
          </span>
          <div>
            <p className="text-sm text-fg-muted">{who}</p>
            <p className="mt-0.5">
              {before}
              {unsure !== undefined && (
                <span className="bg-sun/30 font-medium underline decoration-dotted decoration-2 underline-offset-4">
                  {unsure}
                </span>
              )}
              {after}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
