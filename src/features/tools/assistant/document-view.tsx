import { Fragment, memo, useMemo, useState, type ReactNode, type Ref } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import type { Block, DocumentQuote } from '@/features/reader';
import { classNames } from '@/lib/class-names';
import { createStore } from '@/lib/store';
import { shopDocument } from '@/site/shop-document';
import { Button } from '@/ui/button';
import { isSiteQuote, type Reply } from './conversation';

const documentTabs = [
  { id: 'site', name: 'This site' },
  ...(shopDocument ? [{ id: 'sample', name: shopDocument.title } as const] : []),
  { id: 'own', name: 'Your page' },
] as const;

type DocumentId = (typeof documentTabs)[number]['id'];

/** The visitor's choice, which stays when the assistant replaces its preview. */
export const chosenDocument = createStore<DocumentId | null>(() => null);

interface DocumentTabsProps {
  readonly chosen: DocumentId;
  readonly onChoose?: () => void;
}

export function DocumentTabs({ chosen, onChoose }: DocumentTabsProps) {
  return (
    <div role="group" aria-label="Document" className="flex flex-wrap border-b border-border px-2 sm:px-4">
      {documentTabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => {
            chosenDocument.set(id);
            onChoose?.();
          }}
          className={classNames(
            '-mb-px min-h-12 shrink-0 cursor-pointer border-b-2 px-3 text-sm font-medium -outline-offset-2 forced-colors:border forced-colors:aria-pressed:underline',
            id === chosen ? 'border-accent text-fg' : 'border-transparent text-fg-muted hover:text-fg',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface MarkedDocumentProps {
  readonly title: string;
  /** Beside the title, such as a button that removes the document. */
  readonly action?: ReactNode;
  readonly blocks: readonly Block[];
  /** The newest one. */
  readonly reply: Reply | undefined;
  /** The conversation, which may show a quote. */
  readonly children: (show: (quote: DocumentQuote) => void) => ReactNode;
}

/**
 * A document beside a conversation, which marks what is quoted. In a narrow window, the document is a sheet
 * above the conversation.
 */
export function MarkedDocument({ title, action, blocks, reply, children }: MarkedDocumentProps) {
  const [isOpen, setOpen] = useState(false);
  const quotes = useMemo(
    () => reply?.quotes.flatMap((quote) => (isSiteQuote(quote) ? [] : [quote])) ?? [],
    [reply],
  );
  const [shown, setShown] = useState({ marks: quotes, newest: quotes, presses: 0 });
  // A new reply replaces the quote shown before.
  const { marks, presses } = shown.newest === quotes ? shown : { marks: quotes, presses: 0 };

  function show(quote: DocumentQuote) {
    setOpen(true);
    setShown({ marks: [quote], newest: quotes, presses: presses + 1 });
  }
  return (
    <div
      data-split
      data-open={isOpen || undefined}
      className="group/split flex h-100 flex-col *:min-w-0 max-lg:data-open:h-176 lg:grid lg:h-100 lg:grid-cols-2 lg:grid-rows-1 lg:*:min-h-0"
    >
      <div
        className={classNames(
          'flex min-h-0 shrink-0 flex-col border-border max-lg:border-b lg:border-e',
          isOpen && 'max-lg:max-h-1/2',
        )}
      >
        <div className="flex min-h-12 items-center gap-2 border-b border-border ps-4 pe-2 text-sm sm:ps-6 max-lg:border-b-0">
          <p dir="auto" className="min-w-0 flex-1 truncate font-medium max-lg:hidden">
            {title}
          </p>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-ms-3 min-w-0 flex-1 justify-start lg:hidden"
          >
            <LuChevronDown aria-hidden className={classNames('size-4 shrink-0', isOpen && 'rotate-180')} />
            <span key={String(isOpen)}>{isOpen ? 'Hide the page' : 'Show the page'}</span>
          </Button>
          {action}
        </div>
        <div
          data-document
          role="region"
          aria-label={title}
          tabIndex={0}
          className={classNames(
            'scroll-pane min-h-0 px-4 pt-4 -outline-offset-2 sm:px-6 sm:pt-6 lg:flex-1',
            'after:pointer-events-none after:sticky after:bottom-0 after:block after:h-10 after:bg-linear-to-t after:from-surface after:to-transparent print:after:hidden forced-colors:after:hidden',
            !isOpen && 'max-lg:hidden',
          )}
        >
          <div className="grid gap-2.5 *:min-w-0">
            {blocks.map((block) => {
              const mark = marks.find(({ section }) => section.id === block.id);
              const show = presses > 0 ? focusMark : scrollToMark;
              const marked = mark && { mark, presses, markRef: mark === marks[0] ? show : null };
              return <BlockView key={block.id} block={block} {...marked} />;
            })}
          </div>
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col">{children(show)}</div>
    </div>
  );
}

/** A long document is laid out as far as it is in view: all of it takes a slow phone half a second. */
const blockClass = 'wrap-anywhere [contain-intrinsic-size:auto_3rem] [content-visibility:auto]';
const blockLooks = {
  heading: 'mt-4 font-semibold first:mt-0',
  paragraph: 'text-fg-muted',
  item: 'list-item list-inside list-disc ps-3 text-fg-muted',
} as const satisfies Record<Block['kind'], string>;

interface BlockViewProps {
  readonly block: Block;
  /** The quoted words. */
  readonly mark?: DocumentQuote;
  readonly markRef?: Ref<HTMLElement>;
  /** How often the visitor has asked to see the mark, which is a new element each time. */
  readonly presses?: number;
}

/** Memoized: a long document has a thousand of them. */
const BlockView = memo(function BlockView({ block, mark, markRef, presses = 0 }: BlockViewProps) {
  const { kind, text } = block;
  return (
    <p dir="auto" className={classNames(blockClass, blockLooks[kind])}>
      {mark ? (
        <Fragment key={`${mark.start} ${presses}`}>
          <span>{text.slice(0, mark.start)}</span>
          <mark ref={markRef} tabIndex={-1} className="rounded-xs bg-sun/40 px-0.5 text-fg outline-offset-2">
            {text.slice(mark.start, mark.end)}
          </mark>
          <span>{text.slice(mark.end)}</span>
        </Fragment>
      ) : (
        text
      )}
    </p>
  );
});

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
