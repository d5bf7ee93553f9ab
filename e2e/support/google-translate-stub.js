// A stub of https://translate.google.com/translate_a/element.js with the same effects on a page: a select with the
// languages, every text node wrapped in <font><font>, including later ones, a toolbar, and classes on <html>.
(() => {
  const UNTOUCHED =
    'script, style, noscript, textarea, select, [translate="no"], .notranslate, .skiptranslate, font';
  const codes = (
    'af ak am ar as ay az be bg bho bm bn bs ca ceb ckb co cs cy da de doi dv ee el eo es et eu fa fi fr fy ga gd gl ' +
    'gn gom gu ha haw hi hmn hr ht hu hy id ig ilo is it iw ja jw ka kk km kn ko kri ku ky la lb lg ln lo lt lus lv ' +
    'mai mg mi mk ml mn mni-Mtei mr ms mt my ne nl no nso ny om or pa pl ps pt qu ro ru rw sa sd si sk sl sm sn so sq ' +
    'sr st su sv sw ta te tg th ti tk tl tr ts tt ug uk ur uz vi xh yi yo zh-CN zh-TW zu'
  ).split(' ');
  const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'];

  function translateAll(node, language) {
    if (node.nodeType === Node.TEXT_NODE) translate(node, language);
    else for (const child of [...node.childNodes]) translateAll(child, language);
  }

  function translate(text, language) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(UNTOUCHED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.cssText = 'vertical-align: inherit;';
    outer.append(inner);
    inner.textContent = `${language}:${text.data}`;
    text.replaceWith(outer);
  }

  function show(language) {
    document.documentElement.classList.add(
      rightToLeft.includes(language) ? 'translated-rtl' : 'translated-ltr',
    );
    const bar = document.createElement('iframe');
    bar.className = 'skiptranslate';
    bar.style.cssText = 'position: fixed; inset: 0 0 auto; height: 40px; width: 100%; border: 0;';
    document.body.prepend(bar);
    document.body.style.cssText = 'position: relative; top: 40px;';
    translateAll(document.body, language);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target, language);
        else for (const node of addedNodes) translateAll(node, language);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  class TranslateElement {
    constructor(_options, id) {
      const select = document.createElement('select');
      select.className = 'goog-te-combo';
      select.append(new Option('Select Language', ''), ...codes.map((code) => new Option(code, code)));
      select.addEventListener('change', () => show(select.value));
      const gadget = document.createElement('div');
      gadget.className = 'skiptranslate goog-te-gadget';
      gadget.append(select);
      document.getElementById(id).append(gadget);
    }
  }

  window.google = { translate: { TranslateElement } };
  window[new URL(document.currentScript.src).searchParams.get('cb')]?.();
})();
