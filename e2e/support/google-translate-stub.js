// A stub of https://translate.google.com/translate_a/element.js with the same effects on a page: a select with the
// languages, every text node wrapped in <font><font>, including later ones, a toolbar, and classes on <html>.
(() => {
  const FONT_STYLE = 'vertical-align: inherit;';
  const BAR_HEIGHT = '40px';
  const UNTOUCHED =
    'script, style, noscript, textarea, select, [translate="no"], .notranslate, .skiptranslate';
  const codes = (
    'af ak am ar as ay az be bg bho bm bn bs ca ceb ckb co cs cy da de doi dv ee el eo es et eu fa fi fr fy ga gd gl ' +
    'gn gom gu ha haw hi hmn hr ht hu hy id ig ilo is it iw ja jw ka kk km kn ko kri ku ky la lb lg ln lo lt lus lv ' +
    'mai mg mi mk ml mn mni-Mtei mr ms mt my ne nl no nso ny om or pa pl ps pt qu ro ru rw sa sd si sk sl sm sn so sq ' +
    'sr st su sv sw ta te tg th ti tk tl tr ts tt ug uk ur uz vi xh yi yo zh-CN zh-TW zu'
  ).split(' ');
  const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'];
  const originals = new Map();
  const root = document.documentElement;
  let language = '';
  let bar;

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translateAll);
    }
  });

  function translateAll(node) {
    if (node.nodeType === Node.TEXT_NODE) translate(node);
    else node.childNodes.forEach((child) => translateAll(child));
  }

  function translate(text) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(UNTOUCHED) || parent.closest('font')) return;
    const outer = font();
    outer.append(font());
    outer.firstChild.textContent = `${language}:${text.data}`;
    originals.set(outer, text);
    text.replaceWith(outer);
  }

  function font() {
    const element = document.createElement('font');
    element.style.cssText = FONT_STYLE;
    return element;
  }

  function show(code) {
    putBack();
    language = code;
    root.classList.add(rightToLeft.includes(code) ? 'translated-rtl' : 'translated-ltr');
    document.body.style.top = BAR_HEIGHT;
    document.body.style.position = 'relative';
    bar ??= addBar();
    for (const child of [...document.body.childNodes]) translateAll(child);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function putBack() {
    observer.disconnect();
    for (const [outer, text] of originals) if (outer.isConnected) outer.replaceWith(text);
    originals.clear();
    root.classList.remove('translated-ltr', 'translated-rtl');
    document.body.removeAttribute('style');
  }

  function addBar() {
    const frame = document.createElement('iframe');
    frame.className = 'skiptranslate';
    frame.style.cssText = `position: fixed; inset: 0 0 auto; height: ${BAR_HEIGHT}; width: 100%; border: 0;`;
    document.body.prepend(frame);
    const button = frame.contentDocument.createElement('button');
    button.id = ':1.restore';
    button.addEventListener('click', putBack);
    frame.contentDocument.body.append(button);
    return frame;
  }

  class TranslateElement {
    constructor(_options, id) {
      const select = document.createElement('select');
      select.className = 'goog-te-combo';
      select.append(new Option('Select Language', ''), ...codes.map((code) => new Option(code, code)));
      select.addEventListener('change', () => {
        if (select.value === '') putBack();
        else show(select.value);
      });
      const gadget = document.createElement('div');
      gadget.className = 'skiptranslate goog-te-gadget';
      gadget.append(select);
      document.getElementById(id).append(gadget);
    }
  }

  window.google = { translate: { TranslateElement } };
  window[new URL(document.currentScript.src).searchParams.get('cb')]?.();
})();
