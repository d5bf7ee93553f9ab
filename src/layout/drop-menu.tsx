import { useId } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { Presence } from '@/lib/motion';
import { useCurrentPage } from '@/lib/address';
import { dropMenu } from '@/site/navigation';
import { LazyPanel } from '@/ui/lazy-panel';
import { useSharedElement } from '@/ui/use-shared-element';
import { dropMenuPanel } from './shell-panels';
import { useDisclosure } from './use-disclosure';

export const barItemClass =
  'relative inline-flex h-11 cursor-pointer items-center gap-1 rounded-control px-3 text-sm font-medium text-fg-muted ' +
  'transition-colors duration-fast hover:text-fg aria-[current=page]:text-fg aria-expanded:text-fg';

/** Underlines the current page's item of the bar, and slides there from the previous one. */
export function CurrentUnderline() {
  const ref = useSharedElement('current-page');
  return <span ref={ref} aria-hidden className="absolute inset-x-3 bottom-1.5 border-b-2 border-accent" />;
}

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
          {open && <LazyPanel key="panel" panel={dropMenuPanel} props={{ onClose: close }} />}
        </Presence>
      </div>
    </div>
  );
}
