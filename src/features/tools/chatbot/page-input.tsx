import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass } from '@/ui/field';
import { FileButton } from '../shared/file-button';
import { checkPage, openPage, type PageResult } from './read-page';

const PASTED = 'Your page';
const steps = [
  'Paste your help page, or open a file.',
  'Ask what your customers ask.',
  'See where the answer stands, and what your page doesn’t answer yet.',
] as const;

interface PageInputProps {
  readonly problem: string;
  readonly onPage: (result: PageResult) => void;
}

/** Takes the visitor's page: pasted, typed, or from a file. */
export function PageInput({ problem, onPage }: PageInputProps) {
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onPage(checkPage(PASTED, text));
  }
  /** A paste into the empty field is read at once. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    setText(pasted);
    onPage(checkPage(PASTED, pasted));
  }
  return (
    <div className="grid lg:min-h-136 lg:grid-cols-[3fr_2fr]">
      <form onSubmit={submit} className="flex flex-col gap-4 p-5 sm:p-6">
        <FieldFrame
          className="flex grow flex-col"
          label="Your help page"
          hint="The text stays in this browser. Nothing is sent."
          error={undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              data-tool-field
              value={text}
              onChange={(event) => setText(event.target.value)}
              onPaste={paste}
              placeholder="Paste your FAQ, shipping page, or house rules"
              dir="auto"
              spellCheck={false}
              className={`${inputClass} min-h-56 grow resize-none`}
            />
          )}
        </FieldFrame>
        {problem !== '' && <Banner key={problem} role="alert" tone="danger" title={problem} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm" className="min-h-11">
            Read this page
          </Button>
          <FileButton
            label="Open a file"
            accept=".txt,.md,.html,.htm,text/plain,text/markdown,text/html"
            onFile={(file) => void openPage(file).then(onPage)}
          />
          <p className="text-sm text-fg-muted max-sm:hidden">Or drop it here: .txt, .md, or .html.</p>
        </div>
      </form>
      <ol className="grid content-center gap-6 border-border bg-sunken p-5 max-lg:border-t sm:p-8 lg:border-s">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="text-sm text-accent-fg">
              {at + 1}
            </span>
            <span className="text-lg">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
