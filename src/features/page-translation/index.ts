export { LanguagePicker } from './language-picker';
export { usePageTranslator } from './use-page-language';
