import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OfferBar } from '@/features/offer';
import { loadSearchOverlay } from '@/features/search';
import { classNames } from '@/lib/class-names';
import { reportError } from '@/lib/report-error';
import { useDocumentEvent } from '@/lib/use-document-event';
import { whatsappHref } from '@/site/contacts';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { BufferKeystrokes } from '@/ui/keystroke-buffer';
import { LazyPanel } from '@/ui/lazy-panel';
import { useCurrentPage } from '@/ui/use-current-page';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { matchShortcut, type ShortcutAction } from './shortcuts';
import { useUntilNavigation } from './use-until-navigation';
import { WhatsappButton } from './whatsapp-button';

const loadMenuSheet = async () => ({ default: (await import('./menu-sheet')).MenuSheet });
const chat = whatsappHref();

/** The navbar, footer and panels around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHome = useCurrentPage()(paths.home) !== undefined;
  const [panel, setPanel] = useUntilNavigation<ShortcutAction | null>();
  const close = useCallback(() => setPanel(null), [setPanel]);
  useShortcuts((pressed) => setPanel(pressed === 'menu' && panel === 'menu' ? null : pressed));

  return (
    <>
      <div className="flex min-h-svh flex-col print:block">
        <a href="#main" className={buttonClass({}, 'fixed! start-4 top-3 z-50 not-focus:sr-only')}>
          Skip to the content
        </a>
        {/* Home's sky starts at the top of the window. */}
        <div data-hour={isHome ? 'dusk' : undefined} className="contents">
          <div
            className={classNames(
              'contents',
              isHome ? 'on-sky sky-bar *:bg-(--high)! print:*:bg-transparent!' : '*:bg-bg!',
            )}
          >
            {!isHome && <OfferBar />}
            <Navbar onMenu={() => setPanel('menu')} onSearch={() => setPanel('search')} />
          </div>
        </div>
        <div className="flex flex-1 flex-col">
          {/* At least as tall as the viewport, so that the footer does not move when a page loads. */}
          <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] flex-1 print:min-h-0">
            {children}
          </main>
          {chat !== null && <WhatsappButton href={chat} />}
        </div>
        <ErrorBoundary resetKey={pathname} fallback={null} onError={reportError}>
          <Footer />
        </ErrorBoundary>
      </div>
      {panel === 'menu' && <LazyPanel load={loadMenuSheet} props={{ onClose: close }} />}
      {panel === 'search' && (
        <LazyPanel load={loadSearchOverlay} props={{ onClose: close }} fallback={<BufferKeystrokes />} />
      )}
    </>
  );
}

function useShortcuts(act: (action: ShortcutAction) => void) {
  useDocumentEvent('keydown', (event) => {
    const action = matchShortcut(event);
    if (!action) return;
    event.preventDefault();
    // A held key repeats the event.
    if (!event.repeat) act(action);
  });
}
