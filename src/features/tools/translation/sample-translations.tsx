import { findLanguage } from '@/site/languages';
import { sample } from './sample';

/** The sample in every language that it has been translated to. */
export function SampleTranslations() {
  return (
    <ul translate="no" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {Object.entries(sample.translations).map(([tag, text]) => (
        <li key={tag} lang={tag} className="border-s-2 border-translation-ink ps-4 max-sm:nth-[n+4]:hidden">
          <p className="text-sm text-fg-muted">{findLanguage(tag)?.name ?? tag}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
