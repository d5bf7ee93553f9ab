// @ts-check
import { JSDOM } from 'jsdom';

/**
 * @typedef {object} PageText
 * @property {string} title
 * @property {string} description
 * @property {PagePart[]} parts in page order
 *
 * @typedef {object} PagePart a heading and the text below it
 * @property {string} anchor the id to scroll to, empty for the top of the page
 * @property {string} heading
 * @property {string} text
 */

const HEADING = 'h1, h2, h3, h4, summary';
const SECTIONING = 'section, article, header, li, details';
const SKIPPED = 'script, style, template, svg, select, textarea, [aria-hidden="true"], [data-search="skip"]';
const INLINE = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'KBD', 'MARK', 'S', 'STRONG', 'SUB', 'SUP']);
const BREAK = '\u241e';
/** Blocks whose text is separated from the next by more than a space. */
const ITEM = new Set(['A', 'DD', 'DIV', 'LI', 'P', 'TD', 'TH', 'TR']);
/** Written in the source. The ids that React generates change from build to build. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Extracts the visible text of a rendered page.
 *
 * @param {string} html
 * @returns {PageText}
 */
export function readPage(html) {
  const { document } = new JSDOM(html).window;
  /** @type {PagePart[]} */
  const parts = [];
  /** Eyebrows and badges above a heading do not belong to the part before it. */
  let headingAhead = false;

  /** @param {Node} node */
  function walk(node) {
    if (node.nodeType === node.TEXT_NODE) append(node.textContent ?? '');
    if (!isElement(node) || node.matches(SKIPPED)) return;
    if (node.matches(HEADING)) {
      parts.push({ anchor: anchorOf(node), heading: tidy(wordsOf(node)), text: '' });
      headingAhead = false;
      return;
    }
    // A button's label is not content of the page.
    if (node.tagName === 'BUTTON') return;
    if (node.matches(SECTIONING) && node.querySelector(HEADING)) headingAhead = true;
    const separator = isInline(node) ? '' : ITEM.has(node.tagName) ? BREAK : ' ';
    append(separator);
    for (const child of node.childNodes) walk(child);
    append(separator);
  }

  /** @param {string} text */
  function append(text) {
    const part = parts.at(-1);
    if (part && !headingAhead) part.text += text;
  }

  for (const child of document.body.childNodes) walk(child);
  return {
    title: tidy(document.title).replace(/ · [^·]+$/, ''),
    description: tidy(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''),
    parts: parts
      .map(({ anchor, heading, text }) => ({ anchor, heading, text: tidy(text) }))
      .filter(({ heading }) => heading !== ''),
  };
}

/**
 * @param {Node} node
 * @returns {string}
 */
function wordsOf(node) {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (!isElement(node) || node.matches(SKIPPED)) return '';
  const words = Array.from(node.childNodes, wordsOf).join('');
  return isInline(node) ? words : ` ${words} `;
}

/** @param {Element} element */
function anchorOf(element) {
  /** @type {Element | null} */
  let place = element.tagName === 'H1' ? null : element;
  while (place && !STABLE_ID.test(place.id)) place = place.parentElement;
  return place?.id ?? '';
}

/**
 * True inside a sentence, false for one link beside another.
 *
 * @param {Element} element
 */
function isInline({ tagName, previousSibling, nextSibling }) {
  return INLINE.has(tagName) && [previousSibling, nextSibling].some((node) => node?.nodeType === 3);
}

/** @param {string} text */
function tidy(text) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)/])/g, '$1')
    .replace(/ ?\u241e[ \u241e]*/g, BREAK)
    .replace(/([.,;:!?])\u241e/g, '$1 ')
    .replace(/^\u241e|\u241e$/g, '')
    .replaceAll(BREAK, ' · ')
    .trim();
}

/**
 * @param {Node} node
 * @returns {node is Element}
 */
function isElement(node) {
  return node.nodeType === node.ELEMENT_NODE;
}
