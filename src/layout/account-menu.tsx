import { useId } from 'react';
import { useUser } from '@/features/auth';
import { initialsOf } from '@/lib/initials';
import { Presence } from '@/lib/motion';
import { LazyPanel } from '@/ui/lazy-panel';
import { accountPanel } from './shell-panels';
import { useDisclosure } from './use-disclosure';

export function AccountMenu() {
  const panelId = useId();
  const { name, email } = useUser();
  const { open, close, rootProps, triggerProps } = useDisclosure();
  const initials = initialsOf(name || email);
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
        <span
          aria-hidden
          translate="no"
          className="grid size-9 place-items-center rounded-full border border-border-strong/60 bg-accent-soft text-xs font-semibold text-accent-fg uppercase"
        >
          {initials}
        </span>
      </button>
      <div id={panelId} className="absolute end-0 top-full pt-2">
        <Presence>
          {open && <LazyPanel key="panel" panel={accountPanel} props={{ onClose: close }} />}
        </Presence>
      </div>
    </div>
  );
}
