import { useId } from 'react';
import { useUser } from '@/features/auth';
import { Appear, Presence } from '@/lib/motion';
import { AccountLinks } from './account-links';
import { AccountName } from './account-name';
import { Avatar } from './avatar';
import { useDisclosure } from './use-disclosure';

export function AccountMenu() {
  const panelId = useId();
  const { name, email } = useUser();
  const { open, close, rootProps, triggerProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative">
      <button
        {...triggerProps}
        type="button"
        aria-label="Account menu"
        aria-controls={panelId}
        className="grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <Avatar name={name || email} />
      </button>
      <div id={panelId} className="absolute end-0 top-full pt-2">
        <Presence>
          {open && (
            <Appear
              key="panel"
              from="above"
              className="w-64 rounded-card border border-border bg-surface p-2 shadow-overlay"
            >
              <div className="border-b border-border px-3 pt-2 pb-3">
                <AccountName />
              </div>
              <div className="pt-2">
                <AccountLinks onLeave={close} />
              </div>
            </Appear>
          )}
        </Presence>
      </div>
    </div>
  );
}
