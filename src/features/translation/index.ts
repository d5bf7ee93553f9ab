export { LanguagePicker } from './language-picker';
export { useTranslation, useTranslator } from './translation';
