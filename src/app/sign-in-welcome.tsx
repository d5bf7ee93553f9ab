import { lazy, Suspense } from 'react';
import { loadSignInMessage } from '@/features/inbox-story';
import { loadOnce } from '@/lib/load-once';
import { firstInteraction } from '@/lib/page';
import { reportError } from '@/lib/report-error';
import { brand } from '@/site/brand';
import { ArcDrawing } from '@/ui/arc-drawing';
import { ErrorBoundary } from '@/ui/error-boundary';
import { glowClass } from '@/ui/glow';

export const loadWelcome = loadOnce(async () => {
  const { SignInMessage } = await loadSignInMessage();
  return { default: SignInMessage };
});

// Its prerendered HTML works without scripts, so it hydrates only at the first interaction.
const SignInMessage = lazy(async () => {
  if (
    typeof document !== 'undefined' &&
    document.documentElement.dataset['boot'] === 'shown' &&
    !hasInteracted()
  )
    await firstInteraction();
  return loadWelcome();
});

/** A visitor can choose a message before the app starts. */
function hasInteracted(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Shown beside the sign-in form, on phones above it. */
export function SignInWelcome() {
  return (
    <aside
      aria-label="What our AI finds in a message"
      className={`flex max-lg:group-data-[screen=form]/welcome:h-14 lg:isolate lg:min-h-full lg:flex-col lg:justify-center-safe ${glowClass}`}
    >
      <div className="pointer-events-none absolute inset-0 -z-10 overflow-hidden max-lg:hidden">
        <ArcDrawing at={0.74} className="absolute text-accent top-12 -left-[8%] w-[116%]" />
      </div>
      <div className="w-full space-y-3 px-gutter pt-17 pb-5 max-lg:group-data-[screen=form]/welcome:hidden sm:max-lg:pt-22 sm:max-lg:pb-8 lg:space-y-8 lg:p-10 xl:px-12">
        <div>
          <p className="text-lg font-semibold text-balance lg:text-h2 lg:leading-tight">{brand.headline}</p>
          <p className="mt-4 text-lg text-fg-muted max-lg:hidden">
            See what our AI finds in a customer’s message. Try one of yours.
          </p>
        </div>
        <ErrorBoundary fallback={null} onError={reportError}>
          <Suspense>
            <SignInMessage />
          </Suspense>
        </ErrorBoundary>
      </div>
    </aside>
  );
}
