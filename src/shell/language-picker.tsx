export function LanguagePicker() {
  return null;
}
