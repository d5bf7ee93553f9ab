import { PAGE_LANGUAGE } from '../../src/site/brand.ts';

/** Escapes a text for HTML, XML and their attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Fills the placeholders of index.html. */
export function fillTemplate(template: string, { head, body }: { head: string; body: string }) {
  return template
    .replace('app-language', PAGE_LANGUAGE)
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-html-->', () => body);
}
