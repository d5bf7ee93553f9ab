export { LanguagePicker } from './language-picker';
export { useTranslation, useTranslator } from './use-translation';
