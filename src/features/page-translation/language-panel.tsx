import { useRef, useState } from 'react';
import { LuCheck, LuSearch, LuUndo2 } from 'react-icons/lu';
import { normalizeWord } from '@/lib/text';
import { PAGE_LANGUAGE } from '@/site/brand';
import { languages, type Language } from '@/site/languages';
import { amountOf } from '@/site/locale';
import { Banner } from '@/ui/banner';
import { Button, Spinner } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useBufferedText } from '@/ui/keystroke-buffer';
import { PanelSearchField } from '@/ui/panel-search-field';
import { useListbox, type Listbox } from '@/ui/use-listbox';
import type { usePageLanguage } from './page-language';

interface LanguagePanelProps {
  readonly pageLanguage: ReturnType<typeof usePageLanguage>;
  readonly onClose: () => void;
}

export default function LanguagePanel({ pageLanguage, onClose }: LanguagePanelProps) {
  const [query, setQuery] = useState('');
  useBufferedText((text) => setQuery((before) => before + text));
  const { shown, allowed, choose } = pageLanguage;
  const field = useRef<HTMLInputElement>(null);
  const found = allowed ? matching(query) : [];
  const listbox = useListbox(found.length, query);

  async function chooseAndLeave(language: Language | null) {
    if (await choose(language)) onClose();
  }
  async function tryAgain() {
    if (!(await pageLanguage.retry())) return;
    if (pageLanguage.chosen) onClose();
    else field.current?.focus();
  }
  function allow() {
    pageLanguage.allow();
    field.current?.focus();
  }

  return (
    <Dialog
      onClose={onClose}
      aria-label="Language"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-transparent text-fg opacity-100 transition-opacity duration-fast sm:m-auto sm:h-[min(38rem,80vh)] sm:w-[min(28rem,calc(100vw-3rem))] sm:rounded-card sm:shadow-overlay starting:opacity-0"
    >
      <div className="flex h-full flex-col border-border bg-surface pt-[env(safe-area-inset-top)] sm:rounded-card sm:border">
        <PanelSearchField
          {...listbox.inputProps}
          ref={field}
          icon={LuSearch}
          label="Search languages"
          closeLabel="Close languages"
          value={query}
          onValue={setQuery}
          onClose={onClose}
        />
        <PageTranslationStatus pageLanguage={pageLanguage} onAllow={allow} onRetry={() => void tryAgain()} />
        {shown && (
          <div className="border-b border-border p-3">
            <Button
              variant="secondary"
              className="notranslate w-full"
              translate="no"
              onClick={() => void chooseAndLeave(null)}
            >
              <LuUndo2 aria-hidden className="size-4" />
              <span>Back to English</span>
            </Button>
          </div>
        )}
        <LanguageList
          languages={found}
          current={shown?.code ?? PAGE_LANGUAGE}
          listbox={listbox}
          onChoose={(chosen) => void chooseAndLeave(chosen.code === PAGE_LANGUAGE ? null : chosen)}
        />
        <p role="status" className="sr-only">
          <span key={found.length}>{amountOf(found.length, 'language')}</span>
        </p>
      </div>
    </Dialog>
  );
}

/** Languages whose native or English name matches; prefix matches come first. */
function matching(query: string): readonly Language[] {
  const part = normalizeWord(query.trim());
  const found = languages.filter((language) => namesOf(language).some((name) => name.includes(part)));
  const begins = (language: Language) => namesOf(language).some((name) => name.startsWith(part));
  return [...found.filter(begins), ...found.filter((language) => !begins(language))];
}

function namesOf({ name, english, code }: Language): string[] {
  return [name, english, code].map(normalizeWord);
}

interface PageTranslationStatusProps {
  readonly pageLanguage: ReturnType<typeof usePageLanguage>;
  readonly onAllow: () => void;
  readonly onRetry: () => void;
}

/** Explains why the page is not translated yet, with a way to fix it. */
function PageTranslationStatus({ pageLanguage, onAllow, onRetry }: PageTranslationStatusProps) {
  const { allowed, busy, hasFailed } = pageLanguage;
  if (!allowed) {
    return (
      <div className="p-3">
        <Banner tone="info" title="Translation is switched off">
          <p className="text-fg-muted">
            You turned it off in your privacy choices. Google Translate reads the text of the pages you open.
          </p>
          <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={onAllow}>
            Allow translation
          </Button>
        </Banner>
      </div>
    );
  }
  if (hasFailed) {
    return (
      <div className="p-3">
        <Banner tone="warn" role="alert" title="Translation is not available right now">
          <p className="text-fg-muted">
            {busy ? 'Trying again.' : 'The page stays as it is, and everything else works.'}
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2 min-h-11"
            busy={busy !== null}
            onClick={onRetry}
          >
            Try again
          </Button>
        </Banner>
      </div>
    );
  }
  if (!busy) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 border-b border-border px-5 py-3 text-sm text-fg-muted"
    >
      <Spinner className="size-4" />
      <span>{busy === 'translating' ? 'Translating the page' : 'Loading the translator'}</span>
    </p>
  );
}

interface LanguageListProps {
  readonly languages: readonly Language[];
  readonly current: string;
  readonly listbox: Listbox;
  readonly onChoose: (language: Language) => void;
}

function LanguageList({ languages, current, listbox, onChoose }: LanguageListProps) {
  if (languages.length === 0) {
    return <p className="px-5 py-10 text-center text-fg-muted">No language matches your search.</p>;
  }
  return (
    <div
      {...listbox.listProps}
      aria-label="Languages"
      translate="no"
      className="notranslate min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
    >
      {languages.map((language, index) => (
        <button
          key={language.code}
          type="button"
          {...listbox.optionProps(index, 'py-2')}
          onClick={() => onChoose(language)}
        >
          <span lang={language.tag} className="min-w-0 flex-1 font-medium">
            <bdi>{language.name}</bdi>
          </span>
          <span className="text-sm text-fg-muted">{language.english}</span>
          {language.code === current && (
            <span>
              <LuCheck aria-hidden className="size-4 text-accent-fg" />
              <span className="sr-only">, chosen</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
