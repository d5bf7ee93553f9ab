import { useId, useState } from 'react';
import { FaFacebookF, FaGithub, FaLinkedinIn, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import { LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { NewsletterForm } from '@/features/forms';
import { useOfferRunning } from '@/features/offer';
import { LanguagePicker } from '@/features/page-translation';
import { classNames } from '@/lib/class-names';
import { brand, sampleNote } from '@/site/brand';
import { contacts, whatsappHref } from '@/site/contacts';
import { footerColumns, offerLink, type NavigationLink } from '@/site/navigation';
import { sections } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';

const socialLinks = [
  { name: 'LinkedIn', href: contacts.social.linkedin, Icon: FaLinkedinIn },
  { name: 'GitHub', href: contacts.social.github, Icon: FaGithub },
  { name: 'X', href: contacts.social.twitter, Icon: FaXTwitter },
  { name: 'Facebook', href: contacts.social.facebook, Icon: FaFacebookF },
  { name: 'WhatsApp', href: whatsappHref(), Icon: FaWhatsapp },
].flatMap(({ name, href, Icon }) => (href === null ? [] : { name, href, Icon }));

/** Hidden while a part of the page loads, so that it does not move when that part appears. */
export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="bg-sunken px-gutter pt-2 sm:pt-8 [:has([data-pending])+&]:hidden print:hidden">
      <div className="mx-auto max-w-content">
        <div className="grid gap-3 sm:gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
          <FooterLinks />
          {brand.newsletter && <Newsletter />}
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between border-t border-border pt-2 sm:mt-8 sm:gap-x-8 sm:pt-5">
          <div className="max-sm:contents">
            <Logo />
            <p className="text-xs text-balance text-fg-muted max-sm:order-last max-sm:mt-1 max-sm:mb-2 max-sm:basis-full sm:mt-2 sm:text-sm">
              {brand.tagline}
            </p>
          </div>
          <SocialLinks />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 pb-3 sm:mt-4 sm:pb-4 sm:border-t sm:border-border sm:pt-4">
          <p className="me-auto text-sm text-fg-muted max-sm:me-0">
            <span>© </span>
            {/* The prerendered year is that of the build. */}
            <span suppressHydrationWarning>{year}</span>
            <span translate="no"> {brand.legalName}</span>
            {sampleNote !== null && <span className="block">{sampleNote}</span>}
          </p>
          <div className="flex flex-wrap items-center gap-2 max-sm:contents">
            <ButtonLink
              to={sections.privacyChoices}
              variant="ghost"
              size="sm"
              className="min-h-11 max-sm:-ms-3"
            >
              Privacy choices
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-sm:-ms-2.5">
            <LanguagePicker />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter-title" className="max-w-md lg:max-w-none">
      <h2 id="newsletter-title" className="text-sm font-semibold max-sm:sr-only">
        Newsletter
      </h2>
      <p className="text-sm text-fg-muted sm:mt-2">
        <span className="max-sm:hidden">
          One email a month: what’s new, and what we’ve learned putting AI to work.
        </span>
        <span className="sm:hidden">One email a month.</span>
      </p>
      <NewsletterForm />
    </section>
  );
}

function FooterLinks() {
  const hasOffer = useOfferRunning();
  return (
    <nav
      aria-label="Footer"
      className="max-sm:divide-y max-sm:divide-border max-sm:border-b max-sm:border-border sm:grid sm:auto-cols-fr sm:grid-flow-col sm:gap-8"
    >
      {footerColumns
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <FooterColumn
            key={title}
            title={title}
            links={links.filter(({ to }) => hasOffer || to !== offerLink?.to)}
          />
        ))}
    </nav>
  );
}

/** Folded on phones, where its title is a button. Without scripts, it is open. */
function FooterColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={title}>
      <h2 className="text-sm font-semibold">
        <span className="max-sm:hidden noscript:block">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between rounded-sm sm:hidden noscript:hidden"
        >
          <span>{title}</span>
          <LuPlus
            aria-hidden
            className={classNames('size-4 text-fg-muted transition-transform', isOpen && 'rotate-45')}
          />
        </button>
      </h2>
      <ul
        id={id}
        className={classNames('sm:mt-2 max-sm:pb-3', !isOpen && 'max-sm:[@media(scripting:enabled)]:hidden')}
      >
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center rounded-sm text-sm text-fg-muted underline-offset-4 transition-colors duration-fast hover:text-fg hover:underline max-sm:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SocialLinks() {
  return (
    <ul className="-mx-3 flex flex-wrap sm:gap-1" aria-label="Social media">
      {socialLinks.map(({ name, href, Icon }) => (
        <li key={name}>
          <ExternalLink
            href={href}
            className="grid size-11 place-items-center rounded-control text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg"
          >
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
