import { useState } from 'react';
import { LuKeyboard } from 'react-icons/lu';
import { NewsletterForm } from '@/features/forms';
import { LanguagePicker } from '@/features/translation';
import { useTheme } from '@/lib/use-theme';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button, ButtonLink } from '@/ui/button';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { FooterLinks } from './footer-links';
import { SocialLinks } from './social-links';

export function Footer({ onShortcuts }: { onShortcuts: () => void }) {
  const [year] = useState(currentYear);
  const [theme, setTheme] = useTheme();
  return (
    <footer className="border-t border-border bg-surface px-gutter pt-16 print:hidden">
      <div className="mx-auto max-w-content">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-16">
          <FooterLinks />
          <section aria-labelledby="newsletter-title" className="max-w-md lg:max-w-none">
            <h2 id="newsletter-title" className="text-sm font-semibold">
              Newsletter
            </h2>
            <p className="mt-2 text-sm text-fg-muted">
              One letter a month: what changed in our services, and what we learned. Leave whenever you like.
            </p>
            <NewsletterForm />
          </section>
        </div>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-border pt-8">
          <div>
            <Logo name={brand.name} />
            <p className="mt-3 text-sm text-balance text-fg-muted">{brand.tagline}</p>
          </div>
          <SocialLinks />
        </div>
        {/* The room at the end is for the button that floats there. */}
        <div className="mt-8 flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-border pt-6 pb-24">
          <p className="me-auto text-sm text-fg-muted max-sm:basis-full">
            <span>© </span>
            <span>{year}</span>
            <span translate="no"> {brand.legalName}</span>
          </p>
          <div className="flex flex-wrap items-center gap-2 max-sm:-ms-3">
            <Button
              variant="ghost"
              size="sm"
              aria-haspopup="dialog"
              onClick={onShortcuts}
              className="min-h-11"
            >
              <LuKeyboard aria-hidden className="size-4" />
              <span>Shortcuts</span>
            </Button>
            <ButtonLink to={paths.privacyChoices} variant="ghost" size="sm" className="min-h-11">
              Privacy choices
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-sm:-ms-2.5">
            <LanguagePicker />
            <ThemeSwitch value={theme} onChange={setTheme} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}
