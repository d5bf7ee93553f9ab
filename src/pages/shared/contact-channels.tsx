import { LuHeadset, LuMail, LuMapPin, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { titlesOf } from '@/domain/format';
import { hoursInZone, limitedTimes, openTimes, supportTimes } from '@/domain/support-hours';
import { classNames } from '@/lib/class-names';
import { useNow } from '@/lib/use-now';
import { contacts, whatsappHref } from '@/site/contacts';
import { plans } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { ExternalLink } from '@/ui/external-link';

const { email, phone } = contacts;

const channels = [
  {
    Icon: LuMail,
    name: 'Email',
    text: email.hello,
    href: `mailto:${email.hello}`,
    use: 'Questions before you buy',
  },
  {
    Icon: LuHeadset,
    name: 'Support',
    text: email.support,
    href: `mailto:${email.support}`,
    use: 'For customers on paid plans',
  },
  {
    Icon: LuPhone,
    name: 'Phone',
    text: phone.label,
    href: phone.href,
    use: `Sales, and support on ${titlesOf(plans.filter(({ support }) => support.includes('phone')))}`,
    hasHours: true,
  },
  {
    Icon: LuMessageCircle,
    name: 'WhatsApp',
    text: phone.label,
    href: whatsappHref(),
    use: 'Questions before you buy',
    Anchor: ExternalLink,
  },
] as const;

const address = {
  Icon: LuMapPin,
  name: 'Address',
  text: contacts.address.join(', '),
  href: '#map',
  use: 'On the map below',
} as const;

/** Every channel with what it is for, and beside the phone the hours by the visitor's clock. */
export function ContactChannels({ hasMap = false }: { readonly hasMap?: boolean }) {
  return (
    <ul className="divide-y divide-border self-start border-y border-border">
      {[...channels, ...(hasMap ? [address] : [])].map(({ Icon, name, text, href, use, ...channel }) => {
        if (href === null) return null;
        const Anchor = 'Anchor' in channel ? channel.Anchor : 'a';
        return (
          <li key={name}>
            <Anchor
              href={href}
              className="flex flex-wrap items-center gap-x-4 rounded-sm py-4 hover:text-accent-fg"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
              <span className="w-20 shrink-0 text-fg-muted">{name}</span>
              <span className="min-w-0 flex-1">
                <span translate="no" className="block font-medium wrap-anywhere">
                  {text}
                </span>
                <span className="block text-sm text-fg-muted">{use}</span>
              </span>
              {'hasHours' in channel && <LocalHours />}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

const limited = limitedTimes();

/** When the team answers, by its own clock. */
export function OpeningHours({ className }: { readonly className: string }) {
  return (
    <dl className={classNames('space-y-4 border-t border-border', className)}>
      {openTimes().map(({ days, hours }) => (
        <div key={days + hours}>
          <dt className="text-sm text-fg-muted">{days}</dt>
          <dd className="mt-1 text-lg font-medium">{`${hours} ${supportHours.zoneName}`}</dd>
        </div>
      ))}
      {limited && (
        <div>
          <dt className="text-sm text-fg-muted">{limited.days}</dt>
          <dd className="mt-1">{`${limited.text}.`}</dd>
        </div>
      )}
    </dl>
  );
}

/** When the team answers by the visitor's clock, which the prerendered page does not know. */
function LocalHours() {
  const now = useNow();
  const here = now === null ? '' : hoursInZone(now);
  const isElsewhere = now !== null && here !== hoursInZone(now, supportHours.timeZone);
  const text = isElsewhere ? `${here}, your time` : supportTimes();
  return (
    // On a phone below the name, where both fit on one line.
    <span className="basis-full ps-9 text-sm text-fg-muted sm:ps-33">
      <span key={text}>{text}</span>
    </span>
  );
}
