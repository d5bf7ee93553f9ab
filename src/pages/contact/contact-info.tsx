import { LuClock, LuMail, LuMapPin, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { whatsappHref } from '@/site/whatsapp';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { supportHours } from '@/site/support-hours';
import { TextLink } from '@/ui/text-link';

const ways = [
  { name: 'E-mail', text: brand.email.hello, href: `mailto:${brand.email.hello}`, Icon: LuMail },
  { name: 'Phone', text: brand.phone.label, href: brand.phone.href, Icon: LuPhone },
  { name: 'WhatsApp', text: brand.phone.label, href: whatsappHref(), Icon: LuMessageCircle },
] as const;

export function ContactInfo() {
  return (
    <section id="contact-info" aria-labelledby="contact-info-title">
      <h2 id="contact-info-title" className="text-h4">
        Other ways to reach us
      </h2>
      <dl className="mt-4 divide-y divide-border border-y border-border">
        {ways.map(({ name, text, href, Icon }) => (
          <div key={name} className="flex items-center gap-3 sm:gap-4">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
            <dt className="w-18 shrink-0 text-sm text-fg-muted">{name}</dt>
            <dd className="min-w-0 flex-1 font-medium" translate="no">
              <a
                href={href}
                {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                className="block rounded-sm py-3.5 hover:text-accent-fg"
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3 sm:gap-4 py-3.5">
          <LuMapPin aria-hidden className="size-5 shrink-0 self-start text-accent-fg" />
          <dt className="w-18 shrink-0 text-sm text-fg-muted">Address</dt>
          <dd translate="no">
            <address className="not-italic">
              {brand.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div className="flex items-baseline gap-3 sm:gap-4 py-3.5">
          <LuClock aria-hidden className="size-5 shrink-0 self-start text-accent-fg" />
          <dt className="w-18 shrink-0 text-sm text-fg-muted">Hours</dt>
          <dd>
            <span className="block">{supportHours.days}</span>
            <span className="block">{supportHours.hours}</span>
            <TextLink to={`${paths.help}#support`} className="inline-block py-1.5 text-sm">
              In your time zone
            </TextLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
