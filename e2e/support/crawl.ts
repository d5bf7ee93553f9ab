import type { Locator, Page } from '@playwright/test';
import { listControls, type Control } from './controls';
import { isLoopback } from './isolate';
import { siteUrl } from './local-site';
import { pageState, settledState } from './page-state';
import { expect } from './test';

interface Part {
  /** Brings the part up again after a control has been used. */
  readonly open: () => Promise<unknown>;
  readonly part: Locator;
}

export interface Tally {
  links: number;
  buttons: number;
}

const MOST_CONTROLS = 120;

/** Presses everything that can be pressed in a part of the page, also what appears on the way. */
export async function pressEverything(page: Page, { open, part }: Part): Promise<Tally> {
  page.setDefaultTimeout(15_000);
  const used = new Set<string>();
  const tally = { links: 0, buttons: 0 };
  for (;;) {
    const next = pickNext(await listControls(part), used);
    if (!next) return tally;
    used.add(next.key);
    expect(used.size, 'new controls keep appearing').toBeLessThan(MOST_CONTROLS);
    const from = page.url();
    await pressControl(page, part.locator(`[data-control="${next.index}"]`), next);
    tally[next.kind === 'link' ? 'links' : 'buttons'] += 1;
    if (next.leavesForGood) continue;
    if (next.opensTool) await putToolAway(page, next);
    await comeBack(page, from, next);
    await open();
  }
}

/** What is chosen already waits until another of its group has been used, what ends the visit until the end. */
function pickNext(controls: readonly Control[], used: ReadonlySet<string>): Control | undefined {
  const left = controls.filter(({ key }) => !used.has(key));
  return left.toSorted((one, other) => rank(one) - rank(other))[0];
}

function rank({ chosen, leavesForGood }: Control): number {
  if (leavesForGood) return 2;
  return chosen ? 1 : 0;
}

async function pressControl(page: Page, control: Locator, { key, kind, ...about }: Control): Promise<void> {
  if (about.folded) await control.locator('xpath=ancestor::details[1]/summary').click();
  const target = about.href === null ? null : new URL(about.href, page.url());
  if (kind === 'link') expectSoundLink(key, about.href, about, target);
  if (target && !target.protocol.startsWith('http')) return;

  if (kind !== 'choice') await control.click({ trial: true });
  await control.focus();
  const before = target && target.href !== page.url() ? null : await settledState(page);
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  if (kind === 'option') await control.click();
  else await page.keyboard.press(kind === 'choice' ? 'Space' : 'Enter');

  if (about.opensTab) await expect(page.locator('html'), key).toHaveAttribute('data-new-tab', String(target));
  else if (about.opensDialog) await expect(page.locator(':modal'), key).not.toHaveCount(0);
  else if (before !== null)
    await expect
      .poll(async () => popups.length > 0 || (await pageState(page)) !== before, {
        message: `${key} does nothing`,
        intervals: [20, 50, 100],
      })
      .toBe(true);
  page.removeAllListeners('popup');
  if (target && !about.opensTab) await expectRealPage(page, key, target);
}

/** Notes a new tab instead of opening it, unless a script of the page has kept the browser from opening it. */
export async function noteNewTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[target=_blank]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset['newTab'] = link.href;
    });
  });
}

function expectSoundLink(
  key: string,
  href: string | null,
  { rel, opensTab }: Pick<Control, 'rel' | 'opensTab'>,
  target: URL | null,
): void {
  expect(href ?? '#', `${key} leads somewhere`).not.toMatch(/^(#?|javascript:.*)$/);
  if (!target || target.origin === siteUrl) return;
  if (!isLoopback(target)) expect(target.protocol, key).toBe('https:');
  if (!target.protocol.startsWith('http')) expect(['mailto:', 'tel:'], key).toContain(target.protocol);
  else expect(opensTab, `${key} keeps the site open`).toBe(true);
  if (opensTab) expect(rel, `${key} does not hand the site over`).toContain('noopener');
}

async function expectRealPage(page: Page, key: string, target: URL): Promise<void> {
  await expect(page, key).toHaveURL(target.href);
  await expect(page.getByRole('heading', { level: 1 }), key).toBeVisible();
  await expect(page, key).not.toHaveTitle(/not found/i);
  await expect(page.getByText('This page could not be shown'), key).toHaveCount(0);
  if (target.hash === '') return;
  await expect(page.locator(`[id="${decodeURIComponent(target.hash.slice(1))}"]`), key).toBeInViewport();
}

async function putToolAway(page: Page, { key }: Control): Promise<void> {
  await expect(page.getByRole('main').getByRole('button', { name: 'Try It Now' }), key).toHaveCount(0);
  await page.reload();
}

/** Leaves everything as it was. A link is followed back; what else the control has done goes with the page. */
async function comeBack(page: Page, address: string, { kind }: Control): Promise<void> {
  for (const tab of page.context().pages()) if (tab !== page) await tab.close();
  if (page.url() === address) return;
  if (kind === 'link' && withoutHash(page.url()) !== withoutHash(address)) await page.goBack();
  // Nothing to go back to when the address was replaced.
  if (page.url() !== address) await page.goto(address);
  await expect(page).toHaveURL(address);
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}
