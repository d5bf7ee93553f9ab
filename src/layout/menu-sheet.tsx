import { LuX } from 'react-icons/lu';
import { LanguagePicker } from '@/features/translation';
import { useTheme } from '@/lib/use-theme';
import { brand } from '@/site/brand';
import { BarButton } from '@/ui/bar-button';
import { Dialog } from '@/ui/dialog';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { AccountLinks } from './account-links';
import { AccountName } from './account-name';
import { MenuLinks } from './menu-links';
import { useOnWide } from './use-on-wide';

/** The whole site in one sheet: full on a phone, at the side of a wide window. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const [theme, setTheme] = useTheme();
  useOnWide(onClose);
  return (
    <Dialog
      onClose={onClose}
      aria-label="Menu"
      className="ms-auto me-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-bg text-fg opacity-100 shadow-overlay transition-[opacity,translate] duration-slow backdrop:bg-bg/60 backdrop:backdrop-blur-sm sm:max-w-md sm:border-s sm:border-border starting:translate-x-6 starting:opacity-0 rtl:starting:-translate-x-6"
    >
      <div className="flex min-h-full flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <header className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between bg-bg">
          <Logo name={brand.name} />
          <div className="-me-2">
            <BarButton label="Close menu" icon={LuX} onClick={onClose} />
          </div>
        </header>
        <nav aria-label="Menu" className="grid gap-6 py-2">
          <MenuLinks onLeave={onClose} />
        </nav>
        <section
          aria-label="Display"
          className="mt-4 flex flex-wrap items-center gap-3 border-t border-border py-5"
        >
          <ThemeSwitch value={theme} onChange={setTheme} />
          <LanguagePicker />
        </section>
        <section aria-label="Account" className="border-t border-border pt-5">
          <div className="px-3 pb-2">
            <AccountName />
          </div>
          <AccountLinks onLeave={onClose} />
        </section>
      </div>
    </Dialog>
  );
}
