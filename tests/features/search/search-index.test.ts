import { expect, test } from 'vitest';
import { readPage } from '../../../scripts/prerender/search-index.ts';

test('a page is split into headings and the visible text below them', () => {
  const page = readPage(`
    <title>Plans · Example</title><meta name="description" content="All plans.">
    <h1>Plans &amp; prices</h1><p>From <b>$19</b> a month.</p>
    <section id="compare"><p>Eyebrow</p><h2>Compare</h2><svg><text>Drawing</text></svg>
    <table><thead><tr><th></th><th>Basic</th></tr></thead><tbody><tr><th>Chats</th><td>5</td></tr></tbody></table><button>Press</button>
    <figure data-search="example">Made up for an illustration<p>97%</p></figure></section>
    <details id="_R_1_"><summary>Can I leave?</summary><p>Yes.</p><a href="/a">One</a><a href="/b">Two</a></details>
    <details id="voice"><summary><h3>Voice</h3><p>Calls as text.</p></summary><p>For teams.</p></details>`);
  expect(page).toEqual({
    title: 'Plans',
    description: 'All plans.',
    parts: [
      { anchor: '', heading: 'Plans & prices', text: 'From $19 a month.' },
      { anchor: 'compare', heading: 'Compare', text: 'Chats: Basic 5.' },
      { anchor: '', heading: 'Can I leave?', text: 'Yes.' },
      { anchor: 'voice', heading: 'Voice', text: 'Calls as text. For teams.' },
    ],
  });
});
