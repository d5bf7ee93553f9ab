import { Suspense } from 'react';
import { loadSignInMessage } from '@/features/message-analysis';
import { lazyAtInteraction } from '@/lib/first-interaction';
import { loadOnce } from '@/lib/load-once';
import { reportError } from '@/lib/report-error';
import { useHydrated } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FLOORS, Street } from '@/ui/illustrations/street/street';
import { useCurrentPage } from '@/ui/use-current-page';

export const loadWelcome = loadOnce(async () => {
  const { SignInMessage } = await loadSignInMessage();
  return { default: SignInMessage };
});

// Its prerendered HTML works without scripts. A screen that the browser renders needs the message at once.
const SignInMessage = lazyAtInteraction(
  loadWelcome,
  () => document.documentElement.dataset['boot'] === 'shown',
);

const ONE_WINDOW = [0.001] as const;

/** Shown beside the sign-in form, on phones above it. */
export function SignInWelcome() {
  const current = useCurrentPage();
  // Who resets a password has come for that.
  const showsMessage = !current(paths.resetPassword);
  return (
    <aside
      aria-label={showsMessage ? 'What our AI finds in a message' : brand.headline}
      data-hour="deep-night"
      className="flex max-lg:group-data-[screen=form]/welcome:h-14 lg:relative lg:isolate lg:min-h-full lg:flex-col lg:overflow-clip"
    >
      <NightStreet />
      <div className="on-sky w-full space-y-3 px-gutter pt-17 pb-5 max-lg:group-data-[screen=form]/welcome:hidden sm:max-lg:pt-22 sm:max-lg:pb-8 lg:space-y-6 lg:p-10 lg:pb-60 xl:px-12">
        <div>
          <p className="text-lg font-semibold text-balance lg:text-h2 lg:leading-tight">{brand.headline}</p>
          {showsMessage && (
            <p className="mt-4 text-lg text-fg-muted max-lg:hidden">
              See what our AI finds in a customer’s message. Try one of yours.
            </p>
          )}
        </div>
        {showsMessage && (
          <ErrorBoundary fallback={null} onError={reportError}>
            <Suspense>
              <SignInMessage />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </aside>
  );
}

/** Apart from the message, whose prerendered HTML React drops if its parent renders again before it has loaded. */
function NightStreet() {
  // Not in the prerendered page, whose first bytes are for the form.
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <Street
        seed="someone"
        houses={5}
        isOpen={false}
        lit={ONE_WINDOW}
        crop={FLOORS}
        className="-z-10 max-lg:hidden"
      />
    )
  );
}
