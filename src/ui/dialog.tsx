import {
  useCallback,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

type Own = 'ref' | 'open' | 'onCancel' | 'onClose' | 'onClick' | 'onPointerDown';

interface DialogProps extends Omit<ComponentProps<'dialog'>, Own> {
  /** Asked for by Escape and by a press beside the dialog; whoever renders it takes it away. */
  readonly onClose: () => void;
}

/** A native modal, open for as long as it is rendered: the page behind is inert, and focus goes back on leaving. */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  /** Text that is selected from the inside out ends beside the dialog, but did not begin there. */
  const pressBegan = useRef<EventTarget | null>(null);

  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  function cancelled({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // The news of the close comes later, when the next key may have been pressed already.
    if (target === currentTarget) onClose();
  }
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // The news of a close may arrive after the dialog has been shown again.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }
  function beginPress({ target }: PointerEvent) {
    pressBegan.current = target;
  }
  function press({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressBegan.current === target) onClose();
  }

  return (
    // The keyboard's way to do the same is Escape, which the browser turns into onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={show}
      onCancel={cancelled}
      onClose={closed}
      onPointerDown={beginPress}
      onClick={press}
    >
      {children}
    </dialog>
  );
}
