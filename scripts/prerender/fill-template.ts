/** Fills the placeholders of index.html. */
export function fillTemplate(template: string, { head, body }: { head: string; body: string }) {
  return template.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => body);
}
