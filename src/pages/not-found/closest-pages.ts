import { benefits } from '@/site/benefits';
import { features } from '@/site/features';
import { aboutLink, barLinks, dropMenu, homeLink, type NavigationLink } from '@/site/navigation';
import { paths } from '@/site/paths';

const known: readonly NavigationLink[] = [
  aboutLink,
  ...dropMenu,
  ...barLinks,
  { label: 'Projects', to: paths.projects },
  { label: 'Special offer', to: paths.offer },
  { label: 'Account', to: paths.account },
  ...features
    .filter(({ path }) => path !== paths.dataPrivacy)
    .map(({ title, path }) => ({ label: title, to: path })),
  ...benefits.map(({ title, path }) => ({ label: title, to: path })),
];
const popular: readonly NavigationLink[] = [homeLink, ...dropMenu.slice(-3), ...barLinks];
const MAX_SUGGESTIONS = 3;
/** Edits per letter up to which two addresses count as similar. */
const MAX_DISTANCE = 0.4;

/** The pages with the most similar addresses, or the popular pages if none is similar. */
export function closestPages(pathname: string): { similar: boolean; pages: readonly NavigationLink[] } {
  const asked = wordsOf(pathname).replaceAll(' ', '');
  const pages = known
    .map((page) => ({ page, distance: distanceTo(asked, page) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
  return pages.length > 0 ? { similar: true, pages } : { similar: false, pages: popular };
}

/** The words in an address, without punctuation and file extension. */
export function wordsOf(pathname: string): string {
  return decode(pathname)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function distanceTo(asked: string, { to }: NavigationLink): number {
  const words = wordsOf(to).split(' ');
  const last = words.slice(to.startsWith('/benefits/') ? 1 : 0).join('');
  const whole = words.join('');
  return Math.min(...[whole, last].map((name) => edits(asked, name) / Math.max(asked.length, name.length)));
}

/** Levenshtein distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const swap = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
