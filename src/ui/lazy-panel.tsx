import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAlerts } from './use-alerts';
import { LOAD_FAILED, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { nextPaint } from '@/lib/page';
import { ErrorBoundary } from './error-boundary';
import { discardKeystrokes, useKeystrokeBuffer } from './keystroke-buffer';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPanelProps<Props> {
  readonly panel: ReturnType<typeof lazyPanel<Props>>;
  readonly props: Props & { readonly onClose: () => void };
  readonly fallback?: ReactNode;
}

/**
 * A panel whose code loads when it first opens. A failed load shows an alert and closes the panel. It renders after the
 * pressed button has been painted, because opening a modal restyles the whole page.
 */
export function LazyPanel<Props extends object>({ panel, props, fallback }: LazyPanelProps<Props>) {
  const [Panel] = useState(panel.component);
  const { announce } = useAlerts();
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => {
    void nextPaint().then(() => setIsPainted(true));
    return discardKeystrokes;
  }, []);

  function fail(error: unknown) {
    reportError(error);
    announce(LOAD_FAILED, 'danger');
    props.onClose();
  }
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Suspense fallback={fallback}>{isPainted ? <Panel {...props} /> : fallback}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Unlike `React.lazy`, it loads again after a failure. Once loaded, it renders without suspending, because React
 * would show the fallback for at least 300 ms.
 */
export function lazyPanel<Props>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  let Current = lazy(fetchPanel);
  return { component: () => Loaded ?? Current, preload: fetchPanel };

  async function fetchPanel() {
    try {
      const panel = await loadChunk(load);
      Loaded = panel.default;
      return panel;
    } catch (error) {
      Current = lazy(fetchPanel);
      throw error;
    }
  }
}

/** A fallback that buffers what is typed until the panel's text field has loaded. */
export function BufferKeystrokes() {
  useKeystrokeBuffer();
  return null;
}
