import { useState } from 'react';
import { LuSearch, LuUndo2 } from 'react-icons/lu';
import { normalizeWord } from '@/features/search';
import { type Language, languages, PAGE_LANGUAGE } from '@/site/languages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PanelSearchField } from '@/ui/panel-search-field';
import { useListbox } from '@/ui/use-listbox';
import { useTypedAhead } from '@/ui/use-typed-ahead';
import { LanguageList } from './language-picker-list';
import { LanguageState } from './language-picker-state';
import type { useTranslation } from './use-translation';

interface LanguagePanelProps {
  readonly translation: ReturnType<typeof useTranslation>;
  readonly onClose: () => void;
}

export default function LanguagePanel({ translation, onClose }: LanguagePanelProps) {
  const [query, setQuery] = useState('');
  useTypedAhead((text) => setQuery((before) => before + text));
  const { language, allowed, choose } = translation;
  const found = allowed ? matching(query) : [];
  const listbox = useListbox(found.length, query);

  async function chooseAndLeave(code: string) {
    if (await choose(code)) onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      aria-label="Language"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-transparent text-fg opacity-100 transition-opacity duration-fast backdrop:bg-bg/75 backdrop:backdrop-blur-sm sm:m-auto sm:h-[min(38rem,80vh)] sm:w-[min(28rem,calc(100vw-3rem))] sm:rounded-panel sm:shadow-overlay starting:opacity-0"
    >
      <div className="flex h-full flex-col border-border bg-surface pt-[env(safe-area-inset-top)] sm:rounded-panel sm:border">
        <PanelSearchField
          {...listbox.inputProps}
          icon={LuSearch}
          label="Search languages"
          closeLabel="Close languages"
          value={query}
          onValue={setQuery}
          onClose={onClose}
        />
        <LanguageState translation={translation} />
        {language !== PAGE_LANGUAGE && (
          <div className="border-b border-border p-3">
            <Button
              variant="secondary"
              className="notranslate w-full"
              translate="no"
              onClick={() => void chooseAndLeave(PAGE_LANGUAGE)}
            >
              <LuUndo2 aria-hidden className="size-4" />
              <span>Back to English</span>
            </Button>
          </div>
        )}
        <LanguageList
          languages={found}
          current={language}
          listbox={listbox}
          onChoose={(code) => void chooseAndLeave(code)}
        />
        <p role="status" className="sr-only">
          <span key={found.length}>{`${found.length} languages`}</span>
        </p>
      </div>
    </Dialog>
  );
}

/** By either name; those that begin with what was typed come first. */
function matching(query: string): readonly Language[] {
  const wanted = normalizeWord(query.trim());
  const found = languages.filter((language) => namesOf(language).some((name) => name.includes(wanted)));
  const begins = (language: Language) => namesOf(language).some((name) => name.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((language) => !begins(language))];
}

function namesOf({ name, english, code }: Language): string[] {
  return [name, english, code].map(normalizeWord);
}
