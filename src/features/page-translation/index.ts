export { LanguagePicker } from './language-picker';
export { usePageTranslator } from './page-language';
