import { SignInMessage } from '@/features/message';
import { brand } from '@/site/brand';

/** Stands beside the sign-in form, above it on phones. The build writes it into index.html, so it costs no script. */
export function SignInWelcome() {
  return (
    <aside
      id="sign-in-welcome"
      aria-label="What the AI reads in a message"
      className="flex-col justify-between gap-8 border-border bg-surface-2 px-gutter pt-20 pb-5 max-lg:border-b lg:border-s lg:p-12 xl:p-16"
    >
      <p className="font-mono text-xs text-fg-muted max-lg:hidden">
        One message, and what our AI reads in it
      </p>
      <SignInMessage />
      <p className="max-w-xl text-lg font-medium text-balance max-lg:hidden">{brand.tagline}.</p>
    </aside>
  );
}
