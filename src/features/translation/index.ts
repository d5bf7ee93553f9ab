export { LanguagePicker } from './language-picker';
export { useTranslation } from './use-translation';
export { useTranslator } from './use-translator';
