import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { inTime, LOAD_FAILED } from '@/lib/load-once';
import { reportError } from '@/lib/report-error';
import { nextPaint } from '@/lib/schedule';
import { announce } from './alerts';
import { ErrorBoundary } from './error-boundary';
import { discardKeystrokes } from './keystroke-buffer';

interface LazyPanelProps<Props> {
  /** Must be a constant outside the component. */
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  readonly props: Props & { readonly onClose: () => void };
  readonly fallback?: ReactNode;
}

/**
 * A panel whose code loads when it opens. A failed load shows an alert and closes the panel. It renders after the
 * pressed button has been painted, because opening a modal restyles the whole page.
 */
export function LazyPanel<Props extends object>({ load, props, fallback }: LazyPanelProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  useModule(load, (module) => setPanel(() => module.default), fail);

  function fail(error: unknown) {
    reportError(error);
    announce(LOAD_FAILED, 'danger');
    props.onClose();
  }

  return (
    <ErrorBoundary fallback={null} onError={fail}>
      {Panel ? <Panel {...props} /> : fallback}
    </ErrorBoundary>
  );
}

function useModule<Module>(
  load: () => Promise<Module>,
  onLoad: (module: Module) => void,
  onError: (error: unknown) => void,
) {
  const loaded = useEffectEvent(onLoad);
  const failed = useEffectEvent(onError);
  useEffect(() => {
    Promise.all([inTime(load()), nextPaint()]).then(
      ([module]) => (module ? loaded(module) : failed(new Error('A panel loads for too long.'))),
      failed,
    );
    return discardKeystrokes;
  }, [load]);
}
