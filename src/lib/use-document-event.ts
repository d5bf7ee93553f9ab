import { useEffect, useEffectEvent } from 'react';

/** Listens on the document while `active`. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  active = true,
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    document.addEventListener(type, (event) => listen(event), { signal: controller.signal });
    return () => controller.abort();
  }, [type, active]);
}
