import {
  useCallback,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { AlertRegion } from './alert-region';
import { useAlerts } from './use-alerts';

type Own = 'ref' | 'open' | 'onCancel' | 'onClose' | 'onClick' | 'onPointerDown';

interface DialogProps extends Omit<ComponentProps<'dialog'>, Own> {
  /** Called on Escape and on a click outside the dialog; the parent then stops rendering it. */
  readonly onClose: () => void;
}

/** A native modal, open while it is rendered: the page behind is inert, and focus returns when it closes. */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  // The alerts of the page are inert behind a modal.
  const { alerts, dismiss } = useAlerts();
  /** Selecting text can end outside the dialog, so a click closes it only if the press began outside too. */
  const pressBegan = useRef<EventTarget | null>(null);

  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  function cancelled({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // The close event comes later, possibly after the next key press.
    if (target === currentTarget) onClose();
  }
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // A close event can arrive after the dialog has been shown again.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }
  function beginPress({ target }: PointerEvent) {
    pressBegan.current = target;
  }
  function press({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressBegan.current === target) onClose();
  }

  return (
    // The keyboard equivalent is Escape, which the browser reports as onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={show}
      onCancel={cancelled}
      onClose={closed}
      onPointerDown={beginPress}
      onClick={press}
    >
      {alerts.length > 0 && <AlertRegion alerts={alerts} onDismiss={dismiss} />}
      {children}
    </dialog>
  );
}
