import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TOOL_HASH } from '@/site/navigation';
import { ASK_QUERY, paths } from '@/site/paths';
import { shop } from '@/site/shop';
import { shopDocument } from '@/site/shop-document';
import { Button } from '@/ui/button';

/** Longer addresses are refused by some servers. */
const MAX_LENGTH = 300;
const SUGGESTIONS = 3;

/** A question for the sample shop's document, which the assistant answers: a form and links that need no scripts. */
export function AskField({ className }: { readonly className?: string }) {
  const navigate = useNavigate();
  if (!shopDocument) return null;
  const label = `Ask ${shop.kind}’s AI`;

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get(ASK_QUERY);
    if (typeof question === 'string') void navigate(askPath(question));
  }
  return (
    <div className={className}>
      <form
        action={paths.chatbot + TOOL_HASH}
        onSubmit={ask}
        className="flex gap-1.5 rounded-control border border-border-strong bg-surface p-1.5 has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring"
      >
        <input
          name={ASK_QUERY}
          required
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={label}
          placeholder={label}
          className="min-h-11 min-w-0 grow bg-transparent px-3 text-base text-fg outline-none placeholder:text-fg-muted"
        />
        <Button type="submit" className="px-6">
          Ask
        </Button>
      </form>
      <ul className="mt-3 flex flex-wrap gap-2 text-xs">
        {shopDocument.questions.slice(0, SUGGESTIONS).map((question) => (
          // A phone has one row.
          <li key={question} className="max-sm:nth-2:hidden">
            <Link
              to={askPath(question)}
              className="inline-block rounded-full border border-border-strong/60 px-3 py-1 text-fg-muted transition-colors duration-fast hover:border-fg-muted hover:text-fg"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function askPath(question: string): string {
  return `${paths.chatbot}?${new URLSearchParams({ [ASK_QUERY]: question })}${TOOL_HASH}`;
}
