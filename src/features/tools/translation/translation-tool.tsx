import { useState } from 'react';
import { Banner } from '@/ui/banner';
import { useTranslation } from '@/features/translation';
import { PAGE_LANGUAGE } from '@/site/brand';
import { languages } from '@/site/languages';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import type { ToolProps } from '../tool-frame';
import { canTranslateText } from './browser-translator';
import { sample, sampleIn, sampleLanguages } from './sample';
import { textLanguageOf } from './text-languages';
import { TextTranslation } from './text-translation';
import { useFocusOnMount } from '../shared/use-focus-on-mount';

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
  const [target, setTarget] = useState('de');
  const { text } = sampleIn(target);
  return (
    <div className="grid gap-5">
      <Banner
        tone="info"
        title="This browser has no translator of its own for text that you type."
        detail="Chrome and Edge on a computer have one. Below are a sample and a way to translate this whole page."
      />
      <div className="grid gap-x-6 gap-y-4 *:min-w-0 md:grid-cols-2">
        <p translate="no" lang={sample.source} className="text-lg">
          {sample.text}
        </p>
        <div className="grid content-start gap-4">
          <SelectField
            label="Sample in"
            translate="no"
            value={target}
            options={sampleLanguages.map((tag) => ({
              value: tag,
              label: textLanguageOf(tag)?.name ?? tag,
              lang: tag,
            }))}
            onChoose={setTarget}
          />
          <p key={target} translate="no" lang={target} className="text-lg">
            {text}
          </p>
        </div>
      </div>
    </div>
  );
}

const options = languages
  .filter(({ code }) => code !== PAGE_LANGUAGE)
  .map(({ code, tag, name }) => ({ value: code, label: name, lang: tag }));

/** Translates the whole page. */
function PageLanguage({ takesFocus }: { readonly takesFocus: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { language, translating, allowed, allow, choose } = useTranslation();
  const [wanted, setWanted] = useState('de');
  const [failed, setFailed] = useState(false);
  const isTranslated = language === wanted;

  async function translatePage(code: string) {
    setFailed(false);
    setFailed(!(await choose(code)));
  }

  return (
    <div className="grid gap-x-10 gap-y-5 border-t border-border bg-bg p-5 *:min-w-0 sm:p-6 md:grid-cols-2">
      <div>
        <h3
          ref={takesFocus ? heading : undefined}
          tabIndex={takesFocus ? -1 : undefined}
          className="text-h4 outline-none"
        >
          Or translate this whole page
        </h3>
        <blockquote className="mt-3 border-s-2 border-accent ps-4 text-lg">
          <p>{`“${sample.text}”`}</p>
        </blockquote>
      </div>
      <div className="grid content-start gap-4">
        <SelectField
          label="Language of the page"
          translate="no"
          value={wanted}
          options={options}
          onChoose={setWanted}
        />
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={translating}
          onClick={() => void translatePage(isTranslated ? PAGE_LANGUAGE : wanted)}
        >
          {isTranslated ? (
            <span key="back" translate="no" className="notranslate">
              Back to English
            </span>
          ) : (
            <span key="turn">Translate the page</span>
          )}
        </Button>
        {!allowed && (
          <Banner role="status" tone="info" title="Translation is switched off in your privacy choices.">
            <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={allow}>
              Allow translation
            </Button>
          </Banner>
        )}
        {allowed && failed && (
          <Banner
            role="alert"
            tone="warn"
            title="The translator did not answer."
            detail="The page stays as it is. Check your connection and your ad blocker, then try again."
          />
        )}
        <p className="text-sm text-fg-muted">
          This uses Google Translate, like the language menu on every page. It reads the page, not what you
          type here.
        </p>
      </div>
    </div>
  );
}
