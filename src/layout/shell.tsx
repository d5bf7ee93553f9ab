import { useMemo, useRef, type ReactNode } from 'react';
import { SearchOverlayContext } from '@/features/search/use-search-overlay';
import { Footer } from './footer';
import { LatePanel, latePanel } from '@/ui/late-panel';
import { MenuSheet } from './menu-sheet';
import { Navbar } from './navbar';
import { OfferBar } from '@/features/offer/offer-bar';
import { PanelOnItsWay } from '@/ui/panel-on-its-way';
import { useShortcuts } from './use-shortcuts';
import { SkipLink } from './skip-link';
import { usePanels } from './use-panels';
import { WhatsappButton } from './whatsapp-button';

const searchOverlay = latePanel(() => import('@/features/search/overlay/search-overlay'));
const shortcutsDialog = latePanel(() => import('./shortcuts-dialog'));

/** The frame around every page of the signed-in site. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { panel, open, close } = usePanels();
  const search = useMemo(
    () => ({ openSearch: (question?: string) => open({ kind: 'search', question }) }),
    [open],
  );
  useShortcuts((kind) => {
    if (kind === 'menu' && panel?.kind === 'menu') close();
    else if (kind !== panel?.kind) open({ kind });
  });

  return (
    <SearchOverlayContext value={search}>
      <div className="flex min-h-svh flex-col">
        <SkipLink target={main} />
        <OfferBar />
        <Navbar onMenu={() => open({ kind: 'menu' })} onSearch={() => search.openSearch()} />
        {/* As tall as the window under the bar, so that the footer is never seen to make room for a page. */}
        <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] flex-1">
          {children}
        </main>
        <Footer onShortcuts={() => open({ kind: 'shortcuts' })} />
        <WhatsappButton />
      </div>
      {panel?.kind === 'menu' && <MenuSheet onClose={close} />}
      {panel?.kind === 'shortcuts' && <LatePanel panel={shortcutsDialog} props={{ onClose: close }} />}
      {panel?.kind === 'search' && (
        <LatePanel
          panel={searchOverlay}
          props={{ question: panel.question, onClose: close }}
          waiting={<PanelOnItsWay />}
        />
      )}
    </SearchOverlayContext>
  );
}
