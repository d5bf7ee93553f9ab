import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { LuLock } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { LOAD_FAILED } from '@/lib/load-once';
import { whenIdle } from '@/lib/schedule';
import { useAction } from '@/lib/use-form';
import { TOOL_HASH, toolLinks } from '@/site/navigation';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useCurrentPage } from '@/ui/use-current-page';

export interface Tool {
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Reserved before the tool loads, so that it moves nothing below. */
  readonly height: string;
  /** What the tool shows first, before it loads. */
  readonly Preview?: ComponentType<{ onOpen: () => void }> | undefined;
  /** Says where the visitor's input goes. */
  readonly privacyNote: string;
}

interface ToolFrameProps extends Tool {
  /** The label of the button. */
  readonly action?: string;
  /** For a tool that stays closed until the button is pressed: one sentence on what it does. */
  readonly invitation?: string;
  /** Links to the other tools, which keep the visitor's text. */
  readonly hasTabs?: boolean;
}

const problems = {
  'not-loaded': LOAD_FAILED,
  crashed: 'Something went wrong. What you entered is kept. Try again.',
} as const;

/** A panel on a page in which a tool opens, when the visitor comes near it or presses the button. */
export function ToolFrame({
  name,
  load,
  height,
  Preview,
  privacyNote,
  action = 'Try It Now',
  invitation,
  hasTabs = false,
}: ToolFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [Tool, setTool] = useState<ComponentType | null>(null);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const [isPressed, setPressed] = useState(false);
  const opensItself = invitation === undefined;
  const { pending, run } = useAction();

  async function open() {
    try {
      const loaded = await load();
      // A focus on the button moves to the tool that replaces it.
      if (frame.current?.contains(document.activeElement)) takesFocus.current = true;
      setTool(() => loaded.default);
      setProblem(null);
    } catch (error) {
      console.error(error);
      if (takesFocus.current) setProblem('not-loaded');
    }
  }

  /** Opens the tool and puts the focus in it. */
  function press() {
    takesFocus.current = true;
    setPressed(true);
    // The page's own move to the target comes first.
    if (Tool) queueMicrotask(() => focusField(frame.current));
    else void run(open);
  }

  useLayoutEffect(() => {
    if (Tool && takesFocus.current) focusField(frame.current);
  }, [Tool]);

  function close(error: unknown) {
    console.error(error);
    setTool(null);
    setProblem('crashed');
  }

  useToolHash(press);
  useApproach(frame, opensItself && !Tool && problem === null, () => void run(open));

  return (
    <div
      className={classNames(
        'overflow-hidden rounded-card border border-border bg-surface shadow-raised',
        !Tool && 'print:hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-border px-5 py-3 text-xs sm:px-6">
        {hasTabs && Object.keys(toolLinks).length > 1 ? (
          <ToolTabs />
        ) : (
          <p className="flex items-center gap-2 max-sm:hidden">
            <span aria-hidden className="size-2 rounded-full bg-mint" />
            <span>{name}</span>
          </p>
        )}
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
        className={classNames('grid *:min-w-0', (opensItself || isPressed || Tool) && height)}
      >
        {Tool ? (
          <ErrorBoundary fallback={null} onError={close}>
            <Tool />
          </ErrorBoundary>
        ) : Preview && problem === null ? (
          <Preview onOpen={press} />
        ) : (
          <div
            className={classNames(
              'gap-5',
              opensItself
                ? 'grid content-center justify-items-center px-6 py-10 text-center'
                : 'flex flex-wrap items-center justify-between p-5 sm:p-6',
            )}
          >
            {!opensItself && <p className="max-w-md text-lg text-balance text-fg-muted">{invitation}</p>}
            {problem !== null && <Banner role="alert" tone="danger" title={problems[problem]} />}
            <Button size="lg" busy={pending && isPressed} onClick={press}>
              {action}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function ToolTabs() {
  const current = useCurrentPage();
  return (
    <nav aria-label="Tools" className="-my-1.5 -ms-2 flex flex-wrap">
      {Object.values(toolLinks).map(({ verb, page, to, label }) => (
        <Link
          key={page}
          to={to}
          title={label}
          aria-current={current(page)}
          className="rounded-control px-3 py-1.5 text-sm font-medium text-fg-muted hover:text-fg aria-[current]:bg-accent-soft aria-[current]:text-accent-fg"
        >
          {verb}
        </Link>
      ))}
    </nav>
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

/** Calls back once the loaded page is idle and the element is less than half a window away. */
function useApproach(element: RefObject<Element | null>, isOn: boolean, callback: () => void) {
  const approach = useEffectEvent(callback);
  useEffect(() => {
    if (!isOn || !element.current) return;
    const target = element.current;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        approach();
      },
      { rootMargin: '50% 0px' },
    );
    let isOver = false;
    whenIdle(() => {
      if (!isOver) observer.observe(target);
    });
    return () => {
      isOver = true;
      observer.disconnect();
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
