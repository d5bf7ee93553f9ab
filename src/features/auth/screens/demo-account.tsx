import type { RefObject } from 'react';
import { local } from '@/site/env';
import { Button } from '@/ui/button';

/** In a local build only: one account that exists, and where its mails end up. */
export function DemoAccount({ form }: { form: RefObject<HTMLFormElement | null> }) {
  if (!local) return null;
  const { demoAccount, inboxUrl } = local;

  function fill() {
    for (const name of ['email', 'password'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = demoAccount[name];
    }
  }

  return (
    <div className="rounded-card border border-dashed border-border-strong/70 p-4 text-sm text-fg-muted">
      <p>
        This is a local build: accounts live in an emulator on this machine, and its mails and messages in the{' '}
        <a
          href={inboxUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent-fg underline underline-offset-4"
        >
          local inbox
        </a>
        .
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={fill}>
        Fill in the demo account
      </Button>
    </div>
  );
}
