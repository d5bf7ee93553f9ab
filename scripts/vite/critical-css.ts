import { type AtRule, parse, type Root, type Rule } from 'postcss';
import { unescapeHtml } from './site-files.ts';

/** At-rules that wait for the whole sheet: print, and Tailwind's substitute for @property in older browsers. */
const LATER = /^(media|layer)$/;
const LATER_PARAMS = /^(print|properties)$/;
/** Attributes, pseudo-classes and pseudo-elements, classes, and ids. */
const NOT_ELEMENTS = /\[[^\]]*\]|::?[\w-]+(\([^)]*\))?|[.#](\\.|[\w-])+/g;
/** Nothing is under the pointer at the first paint. */
const POINTED_AT = /:(hover|active)\b/;

/**
 * Returns the rules of a stylesheet that some HTML needs for its first paint. The whole sheet is loaded later, so a
 * rule that is missing here is only applied late.
 */
export function criticalCss(css: string, html: string): string {
  const sheet = parse(css);
  const classes = classesOf(html);
  const elements = new Set([...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name));

  sheet.walkAtRules(LATER, (rule) => void (LATER_PARAMS.test(rule.params) && rule.remove()));
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter(
      (selector) =>
        !POINTED_AT.test(selector) &&
        classesIn(selector).every((name) => classes.has(name)) &&
        elementsIn(selector).every((name) => elements.has(name)),
    );
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  sheet.walkComments((comment) => void comment.remove());
  dropUnusedVariables(sheet, html);
  dropUnused(sheet, 'property', (text, name) => text.includes(`var(${name}`));
  dropUnused(sheet, 'keyframes', (text, name) => text.includes(name));
  dropEmpty(sheet);
  return sheet.toString();
}

function dropUnusedVariables(sheet: Root, html: string) {
  const used = new Set([...(sheet.toString() + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
}

function classesOf(html: string) {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => value);
  return new Set(attributes.flatMap((value) => unescapeHtml(value).split(/\s+/)));
}

function classesIn(selector: string) {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

function elementsIn(selector: string) {
  return selector.replaceAll(NOT_ELEMENTS, ' ').match(/[a-z]\w*/gi) ?? [];
}

function isKeyframe({ parent }: Rule) {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

function dropUnused(sheet: Root, atRule: string, isUsed: (text: string, name: string) => boolean) {
  const found: AtRule[] = [];
  sheet.walkAtRules(atRule, (rule) => void found.push(rule));
  const rest = sheet.clone();
  rest.walkAtRules(atRule, (rule) => void rule.remove());
  const text = rest.toString();
  for (const rule of found) if (!isUsed(text, rule.params)) rule.remove();
}

/** Removes at-rules without content, innermost first. */
function dropEmpty(container: Root | AtRule) {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
