import { memo, type Ref } from 'react';
import { blockId, type Block, type DocumentPassage } from '@/features/reader';
import { classNames } from '@/lib/class-names';

const blockLooks = {
  heading: 'mt-4 font-semibold first:mt-0',
  paragraph: 'text-fg-muted',
  item: 'list-item list-inside list-disc ps-3 text-fg-muted',
} as const satisfies Record<Block['kind'], string>;

interface DocumentViewProps {
  readonly blocks: readonly Block[];
  /** The quoted words, the first of which is scrolled to. */
  readonly marks: readonly DocumentPassage[];
  /** How often the visitor has asked to see the mark, which then takes the focus. */
  readonly presses: number;
}

/** A document with the quoted words marked. */
export const DocumentView = memo(function DocumentView({ blocks, marks, presses }: DocumentViewProps) {
  const [first] = marks;
  return (
    <div className="grid gap-2.5 *:min-w-0">
      {blocks.map(({ id, kind, text }) => {
        const mark = marks.find((passage) => passage.block === id);
        return (
          <p key={id} id={blockId(id)} dir="auto" className={classNames('wrap-anywhere', blockLooks[kind])}>
            {mark ? (
              <MarkedText
                key={`${mark.start} ${presses}`}
                text={text}
                mark={mark}
                ref={mark !== first ? null : presses > 0 ? focusMark : scrollToMark}
              />
            ) : (
              text
            )}
          </p>
        );
      })}
    </div>
  );
});

interface MarkedTextProps {
  readonly text: string;
  readonly mark: DocumentPassage;
  readonly ref: Ref<HTMLElement>;
}

function MarkedText({ text, mark: { start, end }, ref }: MarkedTextProps) {
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark ref={ref} tabIndex={-1} className="rounded-xs bg-warn-soft px-0.5 text-fg outline-offset-2">
        {text.slice(start, end)}
      </mark>
      <span>{text.slice(end)}</span>
    </>
  );
}

/** Ref callback that scrolls the container, not the page, until the mark is a third from its top. */
function scrollToMark(mark: HTMLElement | null) {
  const box = mark?.closest<HTMLElement>('[data-document]');
  if (!mark || !box) return;
  const distance = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += distance - box.clientHeight / 3;
}

function focusMark(mark: HTMLElement | null) {
  scrollToMark(mark);
  // On a phone, the page may be scrolled past the document.
  mark?.focus();
}
