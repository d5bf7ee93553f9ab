import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LuLanguages } from 'react-icons/lu';
import { brand, PAGE_LANGUAGE } from '@/site/brand';
import { Spinner } from '@/ui/button';
import { BufferKeystrokes } from '@/ui/keystroke-buffer';
import { LazyPanel } from '@/ui/lazy-panel';
import { usePageLanguage } from './page-language';

const loadPanel = () => import('./language-panel');

/** Shows the page's language and opens the list of others, on a site with a translator. */
export function LanguagePicker() {
  return brand.translation && <PickerButton />;
}

function PickerButton() {
  const [open, setOpen] = useState(false);
  const pageLanguage = usePageLanguage();
  const { shown, busy } = pageLanguage;
  const isTranslating = busy !== null && pageLanguage.chosen !== null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Language: ${shown?.english ?? 'English'}`}
        aria-busy={isTranslating || undefined}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2.5 text-sm text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg lg:min-h-10"
      >
        {isTranslating ? (
          <Spinner className="size-4" />
        ) : (
          <LuLanguages aria-hidden className="size-4 shrink-0" />
        )}
        <span translate="no" className="notranslate max-w-32 truncate lg:max-xl:hidden">
          {shown?.name ?? 'English'}
        </span>
        <span translate="no" className="notranslate hidden uppercase lg:max-xl:inline">
          {shown?.tag.slice(0, 2) ?? PAGE_LANGUAGE}
        </span>
      </button>
      {open &&
        // A portal keeps the panel open when the button disappears, such as when a tablet is rotated.
        createPortal(
          <LazyPanel
            load={loadPanel}
            props={{ pageLanguage, onClose: () => setOpen(false) }}
            fallback={<BufferKeystrokes />}
          />,
          document.body,
        )}
    </>
  );
}
