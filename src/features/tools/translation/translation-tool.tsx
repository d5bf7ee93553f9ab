import { Banner } from '@/ui/banner';
import { LanguagePicker } from '@/features/page-translation';
import type { ToolProps } from '../tool-frame';
import { canTranslateText } from './browser-translator';
import { sample } from './sample';
import { textLanguageOf } from './text-languages';
import { TextTranslation } from './text-translation';

/** Translates a text if the browser supports it, and the page in any browser. */
export default function TranslationTool({ message }: ToolProps) {
  const translatesText = canTranslateText();
  return (
    <div className="grid content-start">
      <div className="p-5 sm:p-6">
        {translatesText ? <TextTranslation message={message} /> : <SampleTranslation />}
      </div>
      <PageLanguage takesFocus={!translatesText} />
    </div>
  );
}

/** For browsers without a translator: a finished translation, and what can be used instead. */
function SampleTranslation() {
  return (
    <div className="grid gap-5">
      <Banner
        tone="info"
        title="This browser has no translator of its own for text that you type."
        detail="Chrome and Edge on a computer have one. Below are a sample and a way to translate this whole page."
      />
      <ul translate="no" className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {[[sample.source, sample.text] as const, ...Object.entries(sample.translations)].map(
          ([tag, text]) => (
            <li key={tag} lang={tag} className="border-s-2 border-border ps-4">
              <p className="text-sm text-fg-muted">{textLanguageOf(tag)?.name ?? tag}</p>
              <p className="text-lg">{text}</p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Translates the whole page. */
function PageLanguage({ takesFocus }: { readonly takesFocus: boolean }) {
  return (
    <div className="grid gap-3 border-t border-border bg-bg p-5 sm:p-6">
      <h3
        data-tool-field={takesFocus ? '' : undefined}
        tabIndex={takesFocus ? -1 : undefined}
        className="text-h4 outline-none"
      >
        Or translate this whole page
      </h3>
      <blockquote className="border-s-2 border-accent ps-4 text-lg">
        <p>{`“${sample.text}”`}</p>
      </blockquote>
      <div className="-ms-2.5">
        <LanguagePicker />
      </div>
      <p className="text-sm text-fg-muted">
        This uses Google Translate, like the language menu on every page. It reads the page, not what you type
        here.
      </p>
    </div>
  );
}
