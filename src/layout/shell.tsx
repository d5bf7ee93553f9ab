import { useCallback, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { OfferBar } from '@/features/offer';
import { loadSearchOverlay } from '@/features/search';
import { classNames } from '@/lib/class-names';
import { reportError } from '@/lib/report-error';
import { whatsappHref } from '@/site/contacts';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { BufferKeystrokes, LazyPanel } from '@/ui/lazy-panel';
import { useCurrentPage } from '@/ui/use-current-page';
import { usePageHour } from '@/ui/use-page-hour';
import { Footer } from './footer';
import { historyKey } from './history-key';
import { Navbar } from './navbar';
import { useShortcuts } from './use-shortcuts';
import { WhatsappButton } from './whatsapp-button';

interface Panel {
  readonly kind: 'menu' | 'search' | 'shortcuts';
}

const loadMenuSheet = async () => ({ default: (await import('./menu-sheet')).MenuSheet });
const chat = whatsappHref();
const loadShortcuts = () => import('./shortcuts-dialog');

/** The navbar, footer and panels around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const hour = usePageHour();
  const isHome = useCurrentPage()(paths.home) !== undefined;
  const { panel, open, close } = usePanels();
  useShortcuts((kind) => {
    if (kind === 'menu' && panel?.kind === 'menu') close();
    else if (kind !== panel?.kind) open({ kind });
  });

  return (
    <>
      <div className="flex min-h-svh flex-col print:block">
        <SkipLink target={main} />
        {/* The sky starts at the top of the window. */}
        <div data-hour={hour} className="contents">
          <div className={classNames('on-sky contents *:bg-(--high)!', isHome && 'sky-bar')}>
            {!isHome && <OfferBar />}
            <Navbar onMenu={() => open({ kind: 'menu' })} onSearch={() => open({ kind: 'search' })} />
          </div>
        </div>
        <div className="flex flex-1 flex-col">
          {/* At least as tall as the viewport, so that the footer does not move when a page loads. */}
          <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] flex-1 print:min-h-0">
            {children}
          </main>
          {chat !== null && <WhatsappButton href={chat} />}
        </div>
        <ErrorBoundary resetKey={pathname} fallback={null} onError={reportError}>
          <Footer onShortcuts={() => open({ kind: 'shortcuts' })} />
        </ErrorBoundary>
      </div>
      {panel?.kind === 'menu' && <LazyPanel load={loadMenuSheet} props={{ onClose: close }} />}
      {panel?.kind === 'shortcuts' && <LazyPanel load={loadShortcuts} props={{ onClose: close }} />}
      {panel?.kind === 'search' && (
        <LazyPanel load={loadSearchOverlay} props={{ onClose: close }} fallback={<BufferKeystrokes />} />
      )}
    </>
  );
}

/**
 * At most one panel is open over the page. Every navigation closes it, because the location key changes, unless the
 * panel was opened while that navigation's page was loading.
 */
function usePanels() {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ panel: Panel; at: string } | null>(null);
  const panel = shown && (shown.at === key || shown.at === historyKey()) ? shown.panel : null;

  const open = useCallback((next: Panel) => setShown({ panel: next, at: historyKey() }), []);
  const close = useCallback(() => setShown(null), []);
  return { panel, open, close };
}

function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    target.current?.focus();
  }
  return (
    <a href="#main" onClick={skip} className={buttonClass({}, 'fixed! start-4 top-3 z-50 not-focus:sr-only')}>
      Skip to the content
    </a>
  );
}
