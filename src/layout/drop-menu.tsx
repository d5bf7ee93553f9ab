import { useId, ViewTransition } from 'react';
import type { IconType } from 'react-icons';
import {
  LuChevronDown,
  LuCircleHelp,
  LuLayers,
  LuNewspaper,
  LuShieldCheck,
  LuSparkles,
  LuTag,
} from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useCurrentPage } from '@/lib/use-current-page';
import { useDisclosure } from './use-disclosure';
import { dropMenu, type DropMenuId, toolLinks } from '@/site/navigation';
import { classNames } from '@/lib/class-names';
import { Appear, Presence } from '@/lib/motion';

export const barItemClass =
  'relative inline-flex h-11 cursor-pointer items-center gap-1 rounded-control px-3 text-sm font-medium text-fg-muted ' +
  'transition-colors duration-fast hover:text-fg aria-[current=page]:text-fg aria-expanded:text-fg';

/** Underlines the current page's item of the bar, and slides there from the previous one. */
export function CurrentUnderline() {
  return (
    <ViewTransition name="current-page" share="shared-element" default="none">
      <span aria-hidden className="absolute inset-x-3 bottom-1.5 border-b-2 border-accent" />
    </ViewTransition>
  );
}

export const dropMenuIcons = {
  faqs: LuCircleHelp,
  blog: LuNewspaper,
  privacy: LuShieldCheck,
  services: LuLayers,
  features: LuSparkles,
  pricing: LuTag,
} as const satisfies Record<DropMenuId, IconType>;

export function DropMenu() {
  const panelId = useId();
  const current = useCurrentPage();
  const { open, close, rootProps, triggerProps } = useDisclosure({ hover: true });
  const holdsCurrent = dropMenu.some(({ to }) => current(to));
  return (
    <div {...rootProps} className="relative">
      <button
        {...triggerProps}
        type="button"
        aria-controls={panelId}
        className={classNames(barItemClass, holdsCurrent && 'text-fg')}
      >
        <span>Drop Menu</span>
        {holdsCurrent && <CurrentUnderline />}
        <LuChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-base', open && 'rotate-180')}
        />
      </button>
      {/* The padding bridges the gap, so that moving the pointer to the panel does not close it. */}
      <div id={panelId} className="absolute start-0 top-full pt-2">
        <Presence>
          {open && (
            <Appear
              key="panel"
              from="above"
              className="w-144 rounded-card border border-border bg-surface p-2 shadow-overlay"
            >
              <ul className="grid grid-cols-2 gap-1">
                {dropMenu.map(({ id, label, to, line }) => {
                  const Icon = dropMenuIcons[id];
                  return (
                    <li key={id}>
                      <Link
                        to={to}
                        aria-current={current(to)}
                        onClick={close}
                        className="group flex h-full gap-3 rounded-input p-3 transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft"
                      >
                        <span className="grid size-9 shrink-0 place-items-center rounded-control border border-border bg-surface text-accent-fg">
                          <Icon aria-hidden className="size-4.5" />
                        </span>
                        <span className="min-w-0">
                          <span className="block text-sm font-medium">{label}</span>
                          <span className="block text-xs text-fg-muted">{line}</span>
                        </span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
              <section
                aria-label="Tools"
                className="-mx-2 mt-2 -mb-2 rounded-b-card border-t border-border bg-sunken px-5 py-4"
              >
                <h2 className="font-mono text-xs font-medium tracking-wide text-fg-subtle uppercase">
                  Tools to try
                </h2>
                <ul className="mt-1 grid grid-cols-3 gap-x-4">
                  {toolLinks.map(({ label, to }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        onClick={close}
                        className="flex min-h-9 items-center rounded-sm text-sm text-fg-muted transition-colors duration-fast hover:text-fg"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            </Appear>
          )}
        </Presence>
      </div>
    </div>
  );
}
