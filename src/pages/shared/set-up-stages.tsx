import { setUpStages } from '@/site/facts';

interface SetUpStagesProps {
  /** `p` on a page that has a single heading. */
  readonly heading?: 'h3' | 'p';
}

/** The roll-out schedule that every project follows. */
export function SetUpStages({ heading: Heading = 'h3' }: SetUpStagesProps) {
  return (
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
      {setUpStages.map(({ when, title, text }) => (
        <li key={when} className="border-t-2 border-accent pt-4">
          <p className="font-mono text-xs font-medium text-accent-fg">{when}</p>
          <Heading className="mt-2 text-lg font-semibold">{title}</Heading>
          <p className="mt-1 text-fg-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
