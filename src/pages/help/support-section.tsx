import { LuMail, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { whatsappHref } from '@/site/whatsapp';
import { brand } from '@/site/brand';
import { Eyebrow } from '@/ui/section';
import { SupportClock } from './support-clock';

const ways = [
  { name: 'E-mail', text: brand.email.support, href: `mailto:${brand.email.support}`, Icon: LuMail },
  { name: 'Phone', text: brand.phone.label, href: brand.phone.href, Icon: LuPhone },
  { name: 'WhatsApp', text: brand.phone.label, href: whatsappHref(), Icon: LuMessageCircle },
] as const;

export function SupportSection() {
  return (
    <section
      id="support"
      tabIndex={-1}
      aria-labelledby="support-title"
      className="scroll-mt-16 px-gutter py-section"
    >
      <div className="mx-auto grid max-w-content gap-10 *:min-w-0 lg:grid-cols-2 lg:gap-16">
        <div>
          <Eyebrow>People</Eyebrow>
          <h2 id="support-title" className="mt-4 text-h2">
            Contact and support hours
          </h2>
          <ul className="mt-8 divide-y divide-border border-y border-border">
            {ways.map(({ name, text, href, Icon }) => (
              <li key={name}>
                <a
                  href={href}
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                  className="flex items-center gap-4 rounded-sm py-4 hover:text-accent-fg"
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
                  <span className="w-24 shrink-0 text-fg-muted">{name}</span>
                  <span translate="no" className="min-w-0 font-medium">
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <SupportClock />
      </div>
    </section>
  );
}
