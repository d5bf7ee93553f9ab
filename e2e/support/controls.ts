import type { Locator } from '@playwright/test';

export interface Control {
  /** The same after every reload of the page. */
  readonly key: string;
  readonly index: number;
  readonly kind: 'link' | 'option' | 'choice' | 'button';
  readonly href: string | null;
  readonly rel: string;
  readonly opensTab: boolean;
  /** Inside something that has to be unfolded first. */
  readonly folded: boolean;
  /** Already the chosen one of its group, so that choosing it changes nothing. */
  readonly chosen: boolean;
  readonly opensDialog: boolean;
  readonly leavesForGood: boolean;
  /** Brings a tool with many controls of its own, which its own spec presses. */
  readonly opensTool: boolean;
}

/** Of a list to choose from, the first stands for all. */
const CONTROLS =
  'a, summary, button:not([role=option]), [role=option]:first-of-type, input[type=checkbox], input[type=radio]';

/** Everything in a part of the page that a visitor can press, each marked with its index. */
export function listControls(part: Locator): Promise<Control[]> {
  return part.locator(CONTROLS).evaluateAll((elements) => {
    const seen = new Map<string, number>();
    // By its mark a control is found again, whatever comes in before it meanwhile.
    for (const [index, element] of elements.entries()) element.setAttribute('data-control', String(index));
    return elements.flatMap((element, index) => {
      const folded = element.tagName !== 'SUMMARY' && element.closest('details:not([open])') !== null;
      if (!folded && !element.checkVisibility({ visibilityProperty: true })) return [];
      const href = element.getAttribute('href');
      const role = element.getAttribute('role');
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
      const name = (label ?? element.textContent).trim().slice(0, 60);
      const title = `${element.tagName.toLowerCase()} “${name}”${href === null ? '' : ` ${href}`}`;
      const nth = (seen.get(title) ?? 0) + 1;
      seen.set(title, nth);
      const kinds = { A: 'link', INPUT: 'choice' } as const;
      const kind = element.tagName === 'A' || element.tagName === 'INPUT' ? kinds[element.tagName] : 'button';
      return [
        {
          key: nth === 1 ? title : `${title} (${nth})`,
          index,
          kind: role === 'option' ? ('option' as const) : kind,
          href,
          rel: element.getAttribute('rel') ?? '',
          opensTab: element.getAttribute('target') === '_blank',
          folded,
          chosen: element.matches('[aria-pressed=true], input[type=radio]:checked'),
          opensDialog: element.getAttribute('aria-haspopup') === 'dialog',
          leavesForGood: /^sign out/i.test(name),
          opensTool: element.tagName === 'BUTTON' && name === 'Try It Now',
        },
      ];
    });
  });
}
