import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useAlerts } from './use-alerts';
import { loadChunk } from '@/lib/load-chunk';
import { reportQuietly } from '@/lib/report';
import { ErrorBoundary } from './error-boundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LatePanelProps<Props> {
  readonly panel: ReturnType<typeof latePanel<Props>>;
  readonly props: Props & { readonly onClose: () => void };
  /** Shown in the moment before it is there. */
  readonly waiting?: ReactNode;
}

/** A panel whose code is fetched when it is first opened. When that fails, it says so and the page stays as it is. */
export function LatePanel<Props extends object>({ panel, props, waiting }: LatePanelProps<Props>) {
  const [Panel] = useState(panel);
  const { announce } = useAlerts();

  function giveUp(error: unknown) {
    reportQuietly(error);
    announce('That could not be loaded. Check your connection and try again.', 'danger');
    props.onClose();
  }
  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      <Suspense fallback={waiting}>
        <Panel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Unlike a plain lazy component it can be asked for again after a failure. */
export function latePanel<Props>(load: Load<Props>) {
  let current = lazy(fetchPanel);
  return () => current;

  function fetchPanel() {
    return loadChunk(load).catch((error: unknown) => {
      current = lazy(fetchPanel);
      throw error;
    });
  }
}
