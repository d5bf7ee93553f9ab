import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { AlertRegion } from './alert-region';
import { useAlerts } from './alerts';

type Own = 'ref' | 'open' | 'onCancel' | 'onClose' | 'onClick' | 'onPointerDown';

interface DialogProps extends Omit<ComponentProps<'dialog'>, Own> {
  /** Called on Escape and on a click outside the dialog; the parent then stops rendering it. */
  readonly onClose: () => void;
}

/** A native modal, open while it is rendered: the page behind is inert, and focus returns when it closes. */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  // The page behind a modal is inert, its alerts included, so the dialog shows them itself.
  const hasAlerts = useAlerts().length > 0;
  const backdropProps = useBackdropPress(onClose);
  useCloseOnBack(onClose);
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  function cancelled({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // Does not wait for the close event, which can fire after the next key press.
    if (target === currentTarget) onClose();
  }
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // A close event can arrive after the dialog has been shown again.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  return (
    <dialog {...rest} {...backdropProps} ref={show} onCancel={cancelled} onClose={closed}>
      {hasAlerts && <AlertRegion />}
      {children}
    </dialog>
  );
}

/**
 * Back closes the dialog and stays on the page. Browsers allow it where the entry before belongs to the same document,
 * and once for each press on the page. Forward closes the dialog and goes on.
 */
function useCloseOnBack(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const controller = new AbortController();
    const { navigation } = window;
    navigation?.addEventListener(
      'navigate',
      (event) => {
        if (event.navigationType !== 'traverse') return;
        if (event.destination.index < (navigation.currentEntry?.index ?? 0)) event.preventDefault();
        close();
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, []);
}

/**
 * Detects a click on the backdrop, whose target is the dialog element itself. The press must begin there too, because a
 * text selection can end on the backdrop.
 */
function useBackdropPress(onPress: () => void) {
  const pressBegan = useRef<EventTarget | null>(null);

  function onPointerDown({ target }: PointerEvent) {
    pressBegan.current = target;
  }
  function onClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && pressBegan.current === target) onPress();
  }
  return { onPointerDown, onClick };
}
