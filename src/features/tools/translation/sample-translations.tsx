import { findLanguage } from '@/site/languages';
import { sample } from './sample';

/** The sample in every language that it has been translated to. */
export function SampleTranslations() {
  return (
    <ul translate="no" className="grid gap-5">
      {Object.entries(sample.translations).map(([tag, text]) => (
        <li key={tag} lang={tag} className="border-s-2 border-translation-ink ps-4">
          <p className="text-sm text-fg-muted">{findLanguage(tag)?.name ?? tag}</p>
          <p className="text-lg">{text}</p>
        </li>
      ))}
    </ul>
  );
}
