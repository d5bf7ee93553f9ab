import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { truncate } from '@/lib/text';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass } from '@/ui/field';
import { MAX_FIELD_LENGTH } from '../shared/kept-text';

const UNBROKEN = /\S{1001}/;

/** Why a text can't be read, or undefined. */
function problemOf(text: string): string | undefined {
  if (!/\p{L}/u.test(text)) return 'There’s no text in it. Paste a page with at least one sentence.';
  if (!UNBROKEN.test(text)) return undefined;
  return 'This isn’t readable text: one of its words is longer than 1,000 characters.';
}

/** Takes the visitor's document: pasted or typed. */
export function DocumentInput({ onRead }: { onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function read(written: string) {
    const found = problemOf(written);
    setProblem(found);
    if (found === undefined) onRead(truncate(written.trim(), MAX_FIELD_LENGTH));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    read(text);
  }
  /** A paste into the empty field is read at once. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || problemOf(pasted) !== undefined) return;
    event.preventDefault();
    read(pasted);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 p-5 sm:p-6 lg:min-h-100">
      <FieldFrame
        className="flex grow flex-col"
        label="Your help page"
        hint="Then ask what your customers ask. The text stays in this browser, and nothing is sent."
        error={problem}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            data-tool-field
            value={text}
            maxLength={MAX_FIELD_LENGTH}
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
            placeholder="Paste your FAQ, shipping page, or house rules"
            dir="auto"
            spellCheck={false}
            className={`${inputClass} min-h-56 grow resize-none`}
          />
        )}
      </FieldFrame>
      <Button type="submit" className="self-start">
        Read this page
      </Button>
    </form>
  );
}
