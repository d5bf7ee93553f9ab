import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens on the document while `active`, from the first frame on: a visitor may press a key as soon as they see it. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  active = true,
) {
  const listen = useEffectEvent(listener);
  useLayoutEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    document.addEventListener(type, (event) => listen(event), { signal: controller.signal });
    return () => controller.abort();
  }, [type, active]);
}
