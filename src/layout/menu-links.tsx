import type { IconType } from 'react-icons';
import { LuGift, LuHouse, LuLifeBuoy, LuMail, LuRocket } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useCurrentPage } from '@/lib/use-current-page';
import { dropMenuIcons } from './drop-menu-icons';
import { dropMenu, homeLink, type NavigationLink } from '@/site/navigation';
import { paths } from '@/site/paths';

interface MenuRow extends NavigationLink {
  readonly icon: IconType;
}

const groups: readonly { title: string; rows: readonly MenuRow[] }[] = [
  {
    title: 'Main',
    rows: [
      { ...homeLink, icon: LuHouse },
      { label: 'Contact', to: paths.contact, icon: LuMail },
      { label: 'Help', to: paths.help, icon: LuLifeBuoy },
    ],
  },
  {
    title: 'Explore',
    rows: [
      ...dropMenu.map(({ id, label, to }) => ({ label, to, icon: dropMenuIcons[id] })),
      { label: 'Projects', to: paths.projects, icon: LuRocket },
      { label: 'Special offer', to: paths.offer, icon: LuGift },
    ],
  },
];

export function MenuLinks({ onLeave }: { onLeave: () => void }) {
  const current = useCurrentPage();
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title}>
      <h2 className="px-3 pb-1 font-mono text-xs font-medium tracking-wide text-fg-subtle uppercase">
        {title}
      </h2>
      <ul>
        {rows.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current(to)}
              onClick={onLeave}
              className="flex min-h-12 items-center gap-3 rounded-input px-3 text-lg font-medium transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-fg"
            >
              <Icon aria-hidden className="size-5 text-fg-muted" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
