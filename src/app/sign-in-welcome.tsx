import { SignInMessage } from '@/features/inbox-story';
import { brand } from '@/site/brand';
import { ArcDrawing } from '@/ui/arc-drawing';
import { glowClass } from '@/ui/glow';

/** Shown beside the sign-in form, on phones above it. The build writes it into index.html; the app does not load it. */
export function SignInWelcome() {
  return (
    <aside
      id="sign-in-welcome"
      aria-label="What our AI finds in a message"
      className={`lg:isolate lg:flex-col lg:justify-center-safe ${glowClass}`}
    >
      <div className="pointer-events-none absolute inset-0 -z-10 overflow-hidden max-lg:hidden">
        <ArcDrawing at={0.74} className="absolute text-accent top-12 -left-[8%] w-[116%]" />
      </div>
      <div
        data-sign-in-demo
        className="w-full space-y-3 px-gutter pt-17 pb-5 sm:max-lg:pt-22 sm:max-lg:pb-8 lg:space-y-8 lg:p-10 xl:px-12"
      >
        <div>
          <p className="text-lg font-semibold text-balance lg:text-h2 lg:leading-tight">{brand.headline}</p>
          <p className="mt-4 text-lg text-fg-muted max-lg:hidden">
            See what our AI finds in a customer’s message. Try one of yours.
          </p>
        </div>
        <SignInMessage />
      </div>
    </aside>
  );
}
