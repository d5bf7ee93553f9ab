import { useCallback, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onClick'> {
  /** Asked for by Escape and by a press beside the dialog; whoever renders it takes it away. */
  readonly onClose: () => void;
}

/** A native modal, open for as long as it is rendered: the page behind is inert, and focus goes back on leaving. */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // The news of a close may arrive after the dialog has been shown again.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }
  function press(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // The keyboard's way to do the same is Escape, which the browser turns into onClose.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...rest} ref={show} onClose={closed} onClick={press}>
      {children}
    </dialog>
  );
}
