import { brand } from '@/site/brand';
import { SignInPanel } from '@/ui/illustrations/sign-in-panel';

/** The panel beside the sign-in form on wide windows. The build writes it into index.html, so it costs no script. */
export function SignInWelcome() {
  return (
    <aside
      id="sign-in-welcome"
      aria-label="About the site"
      className="flex-col justify-between gap-8 border-s border-border bg-surface-2 p-12 xl:p-16"
    >
      <SignInPanel className="mx-auto min-h-0 w-full max-w-2xl flex-1" />
      <p className="max-w-xl text-h3 font-medium text-balance">{brand.tagline}.</p>
    </aside>
  );
}
