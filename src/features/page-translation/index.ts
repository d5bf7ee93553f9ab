export { LanguagePicker } from './language-picker';
export { useTranslator } from './use-translation';
