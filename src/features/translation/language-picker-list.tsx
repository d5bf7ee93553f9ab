import { LuCheck } from 'react-icons/lu';
import type { useListbox } from '@/ui/use-listbox';
import type { Language } from '@/site/languages';

interface LanguageListProps {
  readonly languages: readonly Language[];
  readonly current: string;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onChoose: (code: string) => void;
}

export function LanguageList({ languages, current, listbox, onChoose }: LanguageListProps) {
  if (languages.length === 0) {
    return <p className="px-5 py-10 text-center text-fg-muted">No language by that name.</p>;
  }
  return (
    <div
      role="listbox"
      id={listbox.listId}
      aria-label="Languages"
      translate="no"
      className="notranslate min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
    >
      {languages.map(({ code, tag, name, english }, index) => (
        <button
          key={code}
          type="button"
          id={listbox.optionId(index)}
          role="option"
          aria-selected={index === listbox.activeIndex}
          tabIndex={-1}
          onClick={() => onChoose(code)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-input px-3 py-2 text-start hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring"
        >
          <span lang={tag} className="min-w-0 flex-1 font-medium">
            <bdi>{name}</bdi>
          </span>
          <span className="text-sm text-fg-muted">{english}</span>
          {code === current && (
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
