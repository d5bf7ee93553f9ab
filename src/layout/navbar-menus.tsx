import { useDeferredValue, useEffect, useId, useRef, type FocusEvent, type PointerEvent } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { UserPicture, type User } from '@/features/auth';
import { classNames } from '@/lib/class-names';
import { Presence } from '@/lib/motion';
import { initialsOf } from '@/lib/text';
import { useDocumentEvent } from '@/lib/use-document-event';
import { dropMenu, menuName } from '@/site/navigation';
import { useCurrentPage } from '@/ui/use-current-page';
import { CurrentUnderline } from './current-underline';
import { AccountPanel, DropMenuPanel } from './menu-panels';
import { useUntilNavigation } from './use-until-navigation';

export const barItemClass =
  'relative inline-flex h-11 cursor-pointer items-center gap-1 rounded-control px-3 text-sm font-medium whitespace-nowrap text-fg-muted ' +
  'transition-colors duration-fast hover:text-fg aria-[current=page]:text-fg aria-expanded:text-fg';

export function DropMenu() {
  const panelId = useId();
  const current = useCurrentPage();
  const { open, shown, close, rootProps, triggerProps } = useDisclosure({ hover: true });
  const holdsCurrent = dropMenu.some(({ to }) => current(to));
  return (
    <div {...rootProps} className="relative">
      <button
        {...triggerProps}
        type="button"
        aria-controls={panelId}
        className={classNames(barItemClass, holdsCurrent && 'text-fg')}
      >
        <span>{menuName}</span>
        {holdsCurrent && <CurrentUnderline />}
        <LuChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-base', open && 'rotate-180')}
        />
      </button>
      {/* The padding bridges the gap, so that moving the pointer to the panel does not close it. */}
      <div id={panelId} className="absolute start-0 top-full pt-2">
        <Presence>{shown && <DropMenuPanel key="panel" onClose={close} />}</Presence>
      </div>
    </div>
  );
}

export function AccountMenu({ user }: { user: User }) {
  const panelId = useId();
  const { shown, close, rootProps, triggerProps } = useDisclosure();
  const initials = initialsOf(user.name || user.email);
  return (
    <div {...rootProps} className="relative">
      <button
        {...triggerProps}
        type="button"
        // Contains the visible initials, so that voice control finds the button by them.
        aria-label={`Account menu, ${initials}`}
        aria-controls={panelId}
        className="grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <UserPicture user={user} className="size-9 text-xs" />
      </button>
      <div id={panelId} className="absolute end-0 top-full pt-2">
        <Presence>{shown && <AccountPanel key="panel" user={user} onClose={close} />}</Presence>
      </div>
    </div>
  );
}

/** A click this soon after hovering opened the panel keeps it open instead of closing it. */
const HOVER_CLICK_GRACE_MS = 500;
/** Gives the pointer time to cross a gap or come back. */
const CLOSE_DELAY_MS = 200;

/** A button that opens a panel by click and keyboard, and by mouse hover if `hover` is set. */
function useDisclosure({ hover = false } = {}) {
  const [opened, setOpen] = useUntilNavigation<boolean>();
  const open = opened === true;
  // The panel renders after the pressed button has changed, because it takes a phone longer than a frame.
  const shown = useDeferredValue(open);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hoveredAt = useRef(0);
  const closeTimer = useRef(0);

  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  function show() {
    window.clearTimeout(closeTimer.current);
    setOpen(true);
  }
  function close() {
    window.clearTimeout(closeTimer.current);
    setOpen(false);
  }

  useDocumentEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    },
    open,
  );
  useDocumentEvent(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    },
    open,
  );

  const rootProps = {
    ref: root,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    ...(hover && {
      onPointerEnter: () => window.clearTimeout(closeTimer.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || root.current?.querySelector(':focus-visible')) return;
        closeTimer.current = window.setTimeout(close, CLOSE_DELAY_MS);
      },
    }),
  };

  const triggerProps = {
    ref: trigger,
    'aria-expanded': open,
    // Not on the root: the pointer can re-enter a panel that is closing, which would open it again.
    ...(hover && {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (!open) hoveredAt.current = Date.now();
        show();
      },
    }),
    onClick: () => {
      const justHovered = Date.now() - hoveredAt.current < HOVER_CLICK_GRACE_MS;
      hoveredAt.current = 0;
      if (open && !justHovered) close();
      else show();
    },
  };

  return { open, shown, close, rootProps, triggerProps };
}
