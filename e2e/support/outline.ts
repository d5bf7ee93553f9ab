import type { Page } from '@playwright/test';

export interface Outline {
  /** Landmarks and headings in the order in which they are read, indented by what they stand in. */
  readonly text: string;
  readonly headingLevels: readonly number[];
  readonly mains: number;
  readonly title: string;
  readonly description: string;
}

/** What somebody who does not see the page finds their way by. */
export function readOutline(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const LANDMARKS =
      'header, footer, main, nav, aside, search, [role=region], section[aria-label], section[aria-labelledby]';
    const nodes = [...document.querySelectorAll(`${LANDMARKS}, h1, h2, h3, h4, h5, h6`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const lines = nodes.map((node) => {
      let depth = 0;
      for (let up = node.parentElement; up; up = up.parentElement) if (up.matches(LANDMARKS)) depth += 1;
      const heading = /^H\d$/.test(node.tagName);
      const label = document.querySelector(`[id="${node.getAttribute('aria-labelledby')}"]`) ?? node;
      const name = heading || label !== node ? label.textContent : (node.getAttribute('aria-label') ?? '');
      return `${'  '.repeat(depth)}${node.tagName.toLowerCase()} ${name.trim().replace(/\s+/g, ' ')}`.trimEnd();
    });
    return {
      text: `${lines.join('\n')}\n`,
      headingLevels: nodes
        .filter((node) => /^H\d$/.test(node.tagName))
        .map((node) => Number(node.tagName[1])),
      mains: document.querySelectorAll('main, [role=main]').length,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    };
  });
}

/** Every heading is at most one level below the one before it, and the first is the only h1 of the page. */
export function headingFaults(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    if (level === 1 && levels.indexOf(1) !== index) return ['a second h1'];
    return level > before + 1 ? [`h${level} after ${before === 0 ? 'nothing' : `h${before}`}`] : [];
  });
}
