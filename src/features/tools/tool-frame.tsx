import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
}

interface ToolFrameProps extends ToolProps {
  readonly name: string;
  /** Imports the tool. Called when the visitor asks for it, or when the preview comes near the window. */
  readonly load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /**
   * Minimum height of the tool, reserved in advance: as tall as the tool with its first result, so that neither the tool
   * nor a result that comes late moves what is below.
   */
  readonly height: string;
  /** Says where the visitor's input goes. */
  readonly privacyNote?: string;
  /** The label of the button. */
  readonly action?: string;
  /** One sentence on what the tool does, for a tool that stays closed until it is asked for. */
  readonly invitation?: string;
  /** The open tool as static markup, filled in with its sample: what is entered, and the result. */
  readonly preview?: {
    readonly input: ReactNode;
    readonly result: ReactNode;
    /** Details below both. */
    readonly findings?: ReactNode;
  };
}

type Stage = 'ready' | 'not-loaded' | 'crashed';

/** A panel on a page in which a tool stands open: first as markup, then as the tool itself. */
export function ToolFrame({
  name,
  load,
  height,
  privacyNote = __AI_MODEL__ === null
    ? 'Runs in your browser. Nothing you enter is sent.'
    : 'Runs in your browser. Nothing you enter is sent, unless you ask Gemini.',
  action = 'Try It Now',
  invitation,
  preview,
  message,
}: ToolFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const [Tool, setTool] = useState<ComponentType<ToolProps> | null>(null);
  const [stage, setStage] = useState<Stage>('ready');
  const [isWanted, setIsWanted] = useState(false);
  const { pending, run: open } = useAction(async () => {
    try {
      const loaded = await loadChunk(load);
      // A focus in the preview moves to the tool.
      if (frame.current?.contains(document.activeElement)) isAsked.current = true;
      setTool(() => loaded.default);
      setStage('ready');
    } catch (error) {
      logError(error);
      if (isAsked.current) setStage('not-loaded');
    }
  });

  /** Opens the tool and puts the focus in it. */
  function ask() {
    isAsked.current = true;
    setIsWanted(true);
    // The page's own move to the target comes first.
    if (Tool) queueMicrotask(() => focusField(frame.current));
    else void open();
  }

  useLayoutEffect(() => {
    if (Tool && isAsked.current) focusField(frame.current);
  }, [Tool]);

  function close(error: unknown) {
    logError(error);
    setTool(null);
    setStage('crashed');
  }

  useToolHash(ask);
  const isWaiting = preview !== undefined && !Tool && stage === 'ready';
  useApproach(frame, isWaiting, () => {
    if (isWaiting) void open();
  });

  const button = (
    <>
      {stage !== 'ready' && <Banner role="alert" tone="danger" title={sentences[stage]} />}
      <Button size={preview ? 'md' : 'lg'} className="self-start" busy={pending && isWanted} onClick={ask}>
        {action}
      </Button>
    </>
  );
  const isOpen = Tool !== null || preview !== undefined || isWanted;
  return (
    <div className="overflow-hidden rounded-panel border border-border bg-surface shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-border px-5 py-3 text-xs sm:px-6">
        <p className="flex items-center gap-2 font-mono">
          <span aria-hidden className="size-2 rounded-full bg-mint" />
          <span>{name}</span>
        </p>
        <p className="flex gap-2 text-fg-muted">
          <LuLock aria-hidden className="mt-[0.2rem] size-3.5 shrink-0" />
          <span>{privacyNote}</span>
        </p>
      </div>
      <div
        ref={frame}
        data-tool
        data-search="skip"
        role="group"
        aria-label={name}
        tabIndex={-1}
        className={classNames('grid *:min-w-0', isOpen && height)}
      >
        {Tool ? (
          <ErrorBoundary fallback={null} onError={close}>
            <Tool message={message} />
          </ErrorBoundary>
        ) : preview ? (
          <div className="grid *:min-w-0 max-lg:grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
            <div className="flex flex-col gap-4 p-5 sm:p-6">
              {preview.input}
              {button}
            </div>
            <div className="border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s">
              {preview.result}
            </div>
            {preview.findings !== undefined && (
              <div className="border-t border-border p-5 sm:p-6 lg:col-span-2">{preview.findings}</div>
            )}
          </div>
        ) : (
          <div className="grid content-start justify-items-center gap-5 px-6 py-10 text-center">
            {invitation !== undefined && (
              <p className="max-w-md text-lg text-balance text-fg-muted">{invitation}</p>
            )}
            {button}
          </div>
        )}
      </div>
    </div>
  );
}

interface PreviewFieldProps {
  readonly label: string;
  readonly text: string;
  readonly className?: string;
}

/** A text field of a preview. */
export function PreviewField({ label, text, className }: PreviewFieldProps) {
  return (
    <div className="flex flex-col has-[.grow]:grow">
      <p className="text-sm font-medium">{label}</p>
      <p
        translate="no"
        className={classNames(
          'mt-1.5 rounded-input border border-border-strong bg-surface px-3.5 py-2.5 whitespace-pre-wrap',
          className,
        )}
      >
        {text}
      </p>
    </div>
  );
}

/**
 * Focuses the tool's main field, so that keyboard users continue there. On touch screens, where that opens the keyboard
 * over the result, the tool around it gets the focus.
 */
function focusField(frame: HTMLElement | null) {
  const isTouch = window.matchMedia('(hover: none)').matches;
  const field = isTouch ? null : frame?.querySelector<HTMLElement>('[data-tool-field]');
  (field ?? frame)?.focus({ preventScroll: true });
}

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Calls back once the element is less than half a window away, but not before the visitor's first input on the page,
 * so that a visit that ends there loads no tool.
 */
function useApproach(element: RefObject<Element | null>, isOn: boolean, callback: () => void) {
  const approach = useEffectEvent(callback);
  useEffect(() => {
    if (!isOn || !element.current) return;
    const target = element.current;
    const inputs = new AbortController();
    let observer: IntersectionObserver | undefined;
    function watch() {
      inputs.abort();
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer?.disconnect();
          approach();
        },
        { rootMargin: '50% 0px' },
      );
      observer.observe(target);
    }
    for (const input of FIRST_INPUTS)
      window.addEventListener(input, watch, { passive: true, signal: inputs.signal });
    return () => {
      inputs.abort();
      observer?.disconnect();
    };
  }, [element, isOn]);
}

/** Calls back when a link to the tool is followed, before a closed panel is painted: opening it would move the page. */
function useToolHash(callback: () => void) {
  const location = useLocation();
  const follow = useEffectEvent(callback);
  useLayoutEffect(() => {
    if (location.hash === TOOL_HASH) follow();
  }, [location]);
}

const sentences = {
  'not-loaded': LOAD_FAILED,
  crashed: 'Something went wrong. What you entered is kept. Try again.',
} as const satisfies Record<Exclude<Stage, 'ready'>, string>;
