// @ts-check
import { parse } from 'postcss';
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
 *
 * @param {string} css
 * @param {string} html
 * @returns {string}
 */
export function criticalCss(css, html) {
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

/**
 * @param {import('postcss').Root} sheet
 * @param {string} html
 */
function dropUnusedVariables(sheet, html) {
  const used = new Set([...(sheet.toString() + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
}

/** @param {string} html */
function classesOf(html) {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => value);
  return new Set(attributes.flatMap((value) => unescapeHtml(value).split(/\s+/)));
}

/** @param {string} selector */
function classesIn(selector) {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** @param {string} selector */
function elementsIn(selector) {
  return selector.replaceAll(NOT_ELEMENTS, ' ').match(/[a-z]\w*/gi) ?? [];
}

/** @param {import('postcss').Rule} rule */
function isKeyframe({ parent }) {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

/**
 * @param {import('postcss').Root} sheet
 * @param {string} atRule
 * @param {(text: string, name: string) => boolean} isUsed
 */
function dropUnused(sheet, atRule, isUsed) {
  /** @type {import('postcss').AtRule[]} */
  const found = [];
  sheet.walkAtRules(atRule, (rule) => void found.push(rule));
  const rest = sheet.clone();
  rest.walkAtRules(atRule, (rule) => void rule.remove());
  const text = rest.toString();
  for (const rule of found) if (!isUsed(text, rule.params)) rule.remove();
}

/**
 * Removes at-rules without content, innermost first.
 *
 * @param {import('postcss').Root | import('postcss').AtRule} container
 */
function dropEmpty(container) {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
