import { LanguagePicker } from '@/features/page-translation';
import { brand } from '@/site/brand';
import { findLanguage } from '@/site/languages';
import { Banner } from '@/ui/banner';
import { sample } from './text-languages';
import { TextTranslation } from './text-translation';

/** Translates a text if the browser supports it, and the page if the site has a translator. */
export default function TranslationTool() {
  const translatesText = window.Translator !== undefined;
  return (
    <div className="grid *:min-w-0 lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
      {translatesText ? <TextTranslation /> : <SampleTranslation />}
      {brand.translation && <PageLanguage takesFocus={!translatesText} />}
    </div>
  );
}

/** For browsers without a translator: a finished translation, and what can be used instead. */
function SampleTranslation() {
  return (
    <>
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <figure className="flex grow flex-col">
          <figcaption className="text-sm font-medium">Sample text</figcaption>
          <p
            translate="no"
            className="mt-1.5 grow rounded-control border border-border px-3.5 py-2.5 text-lg"
          >
            {sample.text}
          </p>
        </figure>
        <Banner
          tone="info"
          title="This browser has no translator of its own for text that you type."
          detail={`Chrome and Edge on a computer have one.${brand.translation ? ' You can still translate this whole page.' : ''}`}
        />
      </div>
      <div className="border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s">
        <ul translate="no" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {Object.entries(sample.translations).map(([tag, text]) => (
            <li
              key={tag}
              lang={tag}
              className="border-s-2 border-translation-ink ps-4 max-sm:nth-[n+4]:hidden"
            >
              <p className="text-sm text-fg-muted">{findLanguage(tag)?.name ?? tag}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Translates the whole page. */
function PageLanguage({ takesFocus }: { readonly takesFocus: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-bg px-5 py-4 sm:px-6 lg:col-span-2">
      <h2
        data-tool-field={takesFocus ? '' : undefined}
        tabIndex={takesFocus ? -1 : undefined}
        className="font-medium outline-none"
      >
        Or translate this whole page
      </h2>
      <LanguagePicker />
      <p className="text-sm text-fg-muted lg:ms-auto">
        Uses Google Translate. It reads the page, not what you type here.
      </p>
    </div>
  );
}
