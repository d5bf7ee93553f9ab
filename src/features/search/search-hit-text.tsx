import type { ComponentProps } from 'react';
import { MarkedText } from './marked-text';

type Pieces = ComponentProps<typeof MarkedText>['pieces'];

/** One place that was found: its heading and a line of what stands there. */
export function SearchHitText({ heading, text }: { heading: Pieces; text: Pieces }) {
  return (
    <>
      <span className="block font-medium text-balance text-fg">
        <MarkedText pieces={heading} />
      </span>
      {text.length > 0 && (
        <span className="mt-0.5 line-clamp-2 text-sm text-fg-muted">
          <MarkedText pieces={text} />
        </span>
      )}
    </>
  );
}
