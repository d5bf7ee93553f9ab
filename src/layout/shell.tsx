import { type ReactNode, useMemo, useRef } from 'react';
import { OfferBar } from '@/features/offer';
import { loadSearchOverlay, SearchOverlayContext } from '@/features/search';
import { latePanel, LatePanel } from '@/ui/late-panel';
import { PanelOnItsWay } from '@/ui/panel-on-its-way';
import { Footer } from './footer';
import { MenuSheet } from './menu-sheet';
import { Navbar } from './navbar';
import { SkipLink } from './skip-link';
import { usePanels } from './use-panels';
import { useShortcuts } from './use-shortcuts';
import { WhatsappButton } from './whatsapp-button';

const searchOverlay = latePanel(loadSearchOverlay);
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
