import { canTranslateText } from './browser-translator';
import { Banner } from '@/ui/banner';
import { PageLanguage } from './page-language';
import { TextTranslation } from './text-translation';

/** Translates a text where the browser can, and this page everywhere. */
export default function TranslationTool() {
  const translatesText = canTranslateText();
  return (
    <div className="grid content-start">
      <div className="p-5 sm:p-6">
        {translatesText ? (
          <TextTranslation />
        ) : (
          <Banner
            tone="info"
            title="This browser has no translator of its own for text that you type."
            detail="Chrome and Edge on a computer have one. This page can be shown in another language in any browser."
          />
        )}
      </div>
      <PageLanguage takesFocus={!translatesText} />
    </div>
  );
}
