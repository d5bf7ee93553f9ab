import { Answer, Question } from '@/pages/shared/sample-chat';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { storeSays } from '@/site/store';
import { useCurrentPage } from '@/ui/use-current-page';

/** Shown beside the sign-in form, on phones above it. */
export function SignInWelcome() {
  const current = useCurrentPage();
  return (
    <aside
      aria-label={brand.headline}
      data-hour="dusk"
      className="flex max-lg:group-data-[screen=form]/welcome:h-14 lg:relative lg:isolate lg:min-h-full lg:flex-col lg:overflow-clip lg:bg-[linear-gradient(var(--high)_20%,var(--sky-dusk))]!"
    >
      <div aria-hidden data-scene="home" className="scene sign-in-street max-lg:hidden" />
      <div className="on-sky w-full space-y-5 px-gutter pt-17 pb-5 max-lg:group-data-[screen=form]/welcome:hidden sm:max-lg:pt-22 sm:max-lg:pb-8 lg:space-y-10 lg:p-10 lg:pb-81 xl:px-12">
        <p className="text-lg font-semibold text-balance lg:text-h2 lg:leading-tight">{brand.headline}</p>
        {/* Who resets a password has come for that. */}
        {!current(paths.resetPassword) && (
          <div className="grid max-w-md gap-3 max-sm:text-sm lg:gap-4 lg:text-lg">
            <Question>Hi! Do you ship to Norway, and what does it cost?</Question>
            <Answer source="Shipping, paragraph 3">{`Yes, we do. ${storeSays.toNorway}`}</Answer>
          </div>
        )}
      </div>
    </aside>
  );
}
