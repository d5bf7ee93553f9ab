import { type ComponentType, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { LuLock } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { LOAD_FAILED, loadChunk } from '@/lib/load-chunk';
import { logError } from '@/lib/log-error';
import { useAction } from '@/lib/use-action';
import { TOOL_HASH } from '@/site/navigation';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { ErrorBoundary } from '@/ui/error-boundary';

/** What a page passes to its tool. */
export interface ToolProps {
  /** A message that the visitor has written elsewhere on the site, to start with instead of a sample. */
  readonly message?: string | undefined;
  /** The sample to start with; the tool's own by default. */
  readonly sample?: string | undefined;
}

interface ToolFrameProps extends ToolProps {
  readonly name: string;
  /** One sentence on what the tool does. */
  readonly invitation: string;
  /** Imports the tool. Called on the first click. */
  readonly load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /**
   * Minimum height of the opened tool, reserved in advance: as tall as the tool with its first result, or a screen, so
   * that a result that comes late moves nothing in view.
   */
  readonly height: string;
  /** Says where the visitor's input goes. */
  readonly promise?: string;
  /** The label of the button. */
  readonly action?: string;
  /** A sample result, shown behind the button. */
  readonly poster?: ReactNode;
}

type Stage = 'closed' | 'failed' | 'broken';

/** A panel on a page from which a tool is loaded and shown in place. */
export function ToolFrame({
  name,
  invitation,
  load,
  height,
  promise = __AI_MODEL__ === null
    ? 'Runs in your browser. Nothing you enter is sent.'
    : 'Runs in your browser. Nothing you enter is sent, unless you ask Gemini.',
  action = 'Try It Now',
  poster,
  message,
  sample,
}: ToolFrameProps) {
  const [Tool, setTool] = useState<ComponentType<ToolProps> | null>(null);
  const [stage, setStage] = useState<Stage>('closed');
  const { pending, run: open } = useAction(async () => {
    try {
      const loaded = await loadChunk(load);
      setTool(() => loaded.default);
      setStage('closed');
    } catch (error) {
      logError(error);
      setStage('failed');
    }
  });

  function close(error: unknown) {
    logError(error);
    setTool(null);
    setStage('broken');
  }

  useToolHash(() => void open());

  // Reserves the height on the first click, so that neither the tool nor an error shifts the layout.
  const isRequested = Tool !== null || pending || stage !== 'closed';
  return (
    <div className="overflow-hidden rounded-panel border border-border bg-surface shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-border px-5 py-3 text-xs sm:px-6">
        <p className="flex items-center gap-2 font-mono">
          <span aria-hidden className="size-2 rounded-full bg-mint" />
          <span>{name}</span>
        </p>
        <p className="flex gap-2 text-fg-muted">
          <LuLock aria-hidden className="mt-[0.2rem] size-3.5 shrink-0" />
          <span>{promise}</span>
        </p>
      </div>
      <div
        data-tool
        role="group"
        aria-label={name}
        tabIndex={-1}
        className={classNames('grid *:min-w-0', isRequested && height)}
      >
        {Tool ? (
          <ErrorBoundary fallback={null} onError={close}>
            <Tool message={message} sample={sample} />
          </ErrorBoundary>
        ) : (
          <div className="self-start">
            {poster !== undefined && (
              <div
                inert
                aria-hidden
                className="mx-auto max-h-56 max-w-2xl overflow-hidden mask-[linear-gradient(#000,transparent_90%)] px-6 pt-8 opacity-80"
              >
                {poster}
              </div>
            )}
            <div className="grid justify-items-center gap-5 px-6 py-10 text-center">
              {stage !== 'closed' && <Banner role="alert" tone="danger" title={sentences[stage]} />}
              <p className="max-w-md text-lg text-balance text-fg-muted">{invitation}</p>
              <Button size="lg" busy={pending} onClick={() => void open()}>
                {action}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Calls back when a link to the tool is followed, before the closed panel is painted: opening it would move the page. */
function useToolHash(callback: () => void) {
  const location = useLocation();
  const follow = useEffectEvent(callback);
  useLayoutEffect(() => {
    if (location.hash === TOOL_HASH) follow();
  }, [location]);
}

const sentences = {
  failed: LOAD_FAILED,
  broken: 'Something went wrong. What you entered is kept. Try again.',
} as const satisfies Record<Exclude<Stage, 'closed'>, string>;
