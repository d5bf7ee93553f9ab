import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { samplePhrases } from '../src/site/sample-phrases.ts';
import { run } from './lib/processes.ts';
import { projectRoot } from './lib/project.ts';

/** Words below that are yours, too, such as 'Springfield'. */
const yours: readonly string[] = [];

const hasOwnLogo = /logoFile: .* = '/.test(readFileSync(join(projectRoot, 'src/site/mark.ts'), 'utf8'));

type Patterns = readonly (readonly [what: string, pattern: RegExp])[];

const names: Patterns = [
  ['the sample brand', /\blumenary\b/i],
  ['the sample’s mark', hasOwnLogo ? /^\b$/ : /M11 8v11\.5a4\.5/],
  ['the sample shop’s sign', /M6 0C2 0 0 3\.5 0 8s2 8 6 8/],
  ['a sample shop', /Oak & Ember|Green Shelf Books|Tern & Tide|Plumb Mutual/],
  ['a sample person', /Okafor-Lund|Varga-Reed|Hallstrom|Castellan|Brandvold|Adeyemi-Holt|Vandermeer/],
  ['a sample person', /\b(?:Mara|Leah|Ana Ruiz|Tom Becker|Sophie Lang|Leo Haddad|Mia Novak)\b/],
  ['a sample author', /^author: (?:ines|tomas|priya|jun)\b/],
  [
    'a sample label or supplier',
    /in our test in English|Northgate Cloud|Paperboat Mail|Tally & Sons|Lantern Models/,
  ],
  [
    'a sample address',
    /(?<!name@|you@|ada@|\.)\bexample\.com\b|Example Square|Springfield|linkedin\.com\/'|facebook\.com\/'/,
  ],
  ['a sample phone number', /202-?555-?01(?:17|42|43)/],
];

/** They may be yours, too. */
const words: Patterns = [
  ['the notes of a sample site are on', /isSample: true/],
  ['the sample’s trade', /AI-services company/i],
  ['a sample person', /\b(?:Dana|Nell|Omar)\b/],
  [
    'a sample story',
    /\b(?:lamp|(?:the|another) shade|stools|oak table|oil oak|sofa|Norway|Oslo|solar panels|music school|furniture workshop|outerwear brand|(?:rain )?jacket|energy company|another teacher|2087|4471|20871|Ticket 3107|property manager|Quote 31|Store hours, line 3|Repairs, paragraph 2)\b/i,
  ],
  ['a sample figure', /\bpeople: 26\b|\b26 people\b|onCallEngineers: 6\b|sentimentDemoAccuracy: 71\b/],
  ['a sample region or date', /Frankfurt|March 2025|2025-03/],
];

const phrases: Patterns = [['a phrase of the sample', new RegExp(samplePhrases.join('|'), 'i')]];

/** The beginning of the SHA-256 of each picture of the sample. `npm run images` draws the icons and og.png anew. */
const pictures = new Set(
  (
    '176a986cc3f0 7796d51455fd 22e0d54b8b18 ab8151b8585c 83451881d63f b06059ef10e4 787f8a2d3c30 ' +
    '36dadd380427 83fdfd9fd948 6034d367acb0 5bc645b76b89'
  ).split(' '),
);

/**
 * Prints what is left of the sample, and what nothing uses anymore. A check prints only what a visitor could take for
 * yours, and fails if there is any.
 */
export default async function printLeftovers(isCheck = false): Promise<number> {
  const found = listLeftovers(isCheck);
  console.log(found.join('\n'));
  console.log(
    found.length === 0
      ? 'Nothing of the sample is left.'
      : `\n${found.length} places are left. If a word is yours, add it to \`yours\` in scripts/leftovers.ts.`,
  );
  if (isCheck) return found.length > 0 ? 1 : 0;
  console.log('\nNo page uses these files and packages anymore:');
  return run('knip', ['--production', '--include', 'files,dependencies', '--no-exit-code']);
}

/** Each place that still names the sample company, its people, or its figures, and each of its pictures. */
export function listLeftovers(isCheck = false): string[] {
  const shown = ['src', 'public'];
  const places = (isCheck ? shown : [...shown, 'docs', '.devcontainer', '.github']).flatMap((folder) =>
    filesIn(join(projectRoot, folder)).map((file) => join(folder, file)),
  );
  const single = isCheck ? [] : ['package.json', 'firebase.json', 'README.md', 'AGENTS.md', 'LICENSE'];
  const patterns = (file: string) =>
    isCheck ? names : [...names, ...words, ...(file.startsWith('src') ? phrases : [])];
  return ['index.html', ...single, ...places.toSorted()]
    .filter((file) => !file.endsWith('sample-phrases.ts') && statSync(join(projectRoot, file)).isFile())
    .flatMap((file) =>
      isPicture(file) ? picture(file) : [...picture(file), ...lines(file, patterns(file))],
    );
}

function isPicture(file: string): boolean {
  return /\.(?:png|ico|webp|jpe?g)$/.test(file);
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

function withoutYours(text: string): string {
  return yours.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

function picture(file: string): string[] {
  const hash = createHash('sha256')
    .update(readFileSync(join(projectRoot, file)))
    .digest('hex');
  return pictures.has(hash.slice(0, 12)) ? [`${file}: a picture of the sample`] : [];
}

function lines(file: string, patterns: Patterns): string[] {
  const text = withoutYours(readFileSync(join(projectRoot, file), 'utf8'));
  return text.split('\n').flatMap((line, index) => {
    // A note that depends on `isSample` goes by itself.
    if (/brand\.isSample|^\s*(?:\/\/|\/?\*|import\b)/.test(line)) return [];
    const [what, pattern] = patterns.find(([, each]) => each.test(line)) ?? [];
    const start = Math.max(0, line.search(pattern ?? '') - 40);
    return what ? [`${file}:${index + 1}: ${what}: ${line.slice(start, start + 100).trim()}`] : [];
  });
}
