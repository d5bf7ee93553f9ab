import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { SearchOverlayContext } from '@/hooks/use-search-overlay';
import { loadChunk } from '@/integrations/load-chunk';
import { Footer } from './footer/footer';
import { MenuSheet } from './menu/menu-sheet';
import { Navbar } from './navbar/navbar';
import { OfferBar } from './offer-bar';
import { SearchOnItsWay } from './search/search-on-its-way';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { SkipLink } from './skip-link';
import { usePanels } from './use-panels';
import { WhatsappButton } from './whatsapp-button';

const SearchOverlay = lazy(() => loadChunk(() => import('./search/search-overlay')));

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
        <main ref={main} id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer onShortcuts={() => open({ kind: 'shortcuts' })} />
        <WhatsappButton />
      </div>
      {panel?.kind === 'menu' && <MenuSheet onClose={close} />}
      {panel?.kind === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      <Suspense fallback={<SearchOnItsWay />}>
        {panel?.kind === 'search' && <SearchOverlay question={panel.question} onClose={close} />}
      </Suspense>
    </SearchOverlayContext>
  );
}
