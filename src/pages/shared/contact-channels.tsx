import { LuHeadset, LuMail, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { channels } from '@/domain/channels';
import { hoursInZone } from '@/domain/support-hours';
import { useNow } from '@/lib/use-now';
import { ExternalLink } from '@/ui/external-link';

const icons = { hello: LuMail, support: LuHeadset, phone: LuPhone, whatsapp: LuMessageCircle } as const;

/** Every channel with what it is for, and beside the phone the hours by the visitor's clock. */
export function ContactChannels() {
  return (
    <ul className="divide-y divide-border border-y border-border">
      {channels.map(({ id, name, text, href, use }) => {
        const Icon = icons[id];
        const Channel = id === 'whatsapp' ? ExternalLink : 'a';
        return (
          <li key={id}>
            <Channel href={href} className="flex items-center gap-4 rounded-sm py-4 hover:text-accent-fg">
              <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
              <span className="w-20 shrink-0 text-fg-muted">{name}</span>
              <span className="min-w-0">
                <span translate="no" className="block font-medium wrap-anywhere">
                  {text}
                </span>
                <span className="block text-sm text-fg-muted">{use}</span>
                {id === 'phone' && <LocalHours className="block min-h-5 text-sm text-fg-muted" />}
              </span>
            </Channel>
          </li>
        );
      })}
    </ul>
  );
}

/** When the team answers, by the visitor's clock, which the prerendered page does not know. */
export function LocalHours({ className }: { className?: string }) {
  const now = useNow();
  return <span className={className}>{now !== null && <span>{`${hoursInZone(now)}, your time`}</span>}</span>;
}
