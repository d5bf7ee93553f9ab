import type { ReactNode } from 'react';
import { LuCircleAlert, LuCircleCheck, LuInfo, LuTriangleAlert } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';

const tones = {
  danger: { box: 'bg-danger-soft border-danger/40', icon: 'text-danger', Icon: LuCircleAlert },
  warn: { box: 'bg-warn-soft border-warn/40', icon: 'text-warn', Icon: LuTriangleAlert },
  success: { box: 'bg-mint-soft border-mint/40', icon: 'text-mint', Icon: LuCircleCheck },
  info: { box: 'bg-accent-soft border-accent/30', icon: 'text-accent-fg', Icon: LuInfo },
} as const;

export type BannerTone = keyof typeof tones;

interface BannerProps {
  readonly tone: BannerTone;
  /** Announces the banner when it appears. Leave it out for a banner that is there from the start. */
  readonly role?: 'alert' | 'status';
  readonly title: string;
  /** A quieter second line. */
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}

export function Banner({ tone, role, title, detail, children }: BannerProps) {
  const { box, icon, Icon } = tones[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-control border px-4 py-3 text-sm', box)}>
      <Icon aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="font-medium text-fg">{title}</p>
        {detail && <p className="text-xs break-words text-fg-muted">{detail}</p>}
        {children}
      </div>
    </div>
  );
}
