import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { findFocusFaults } from './support/focus-faults';
import { findOverflow, findSmallTargets, spaceText, unspaceText } from './support/layout-faults';
import { headingFaults, readOutline } from './support/outline';
import { pageAddresses, variants } from './support/routes';
import { headingsToFind, withoutSpaces } from './support/search-index';
import { arrived, expect, test, visit } from './support/signed-in';

const PHONE = 360;
const DESK = 1280;
/** 320 px is also what 1280 px become at a zoom of 400 %. */
const WIDTHS = [320, PHONE, 768, DESK, 1440];
const START = '/Projects';
const FOUND = '/search?q=chatbot';

// Without motion everything that comes in while scrolling is there from the start.
test.use({ contextOptions: { reducedMotion: 'reduce' }, counted: false });

for (const address of [...pageAddresses, ...variants]) {
  test(`${address} is there for everyone`, async ({ page }) => {
    test.setTimeout(240_000);
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const { text, headingLevels, mains } = await readOutline(page);
    expect.soft(mains, 'main landmarks').toBe(1);
    expect.soft(headingFaults(headingLevels), 'order of the headings').toEqual([]);
    // What is found changes with the words of every other page.
    if (address !== FOUND) expect.soft(text).toMatchSnapshot(`${nameOf(address)}.txt`);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `overflow at ${width} px`).toEqual([]);
      if (width === PHONE || width === DESK) await expectNoAxeInBothThemes(page);
      if (width !== 320 && width !== DESK) continue;
      await spaceText(page);
      expect.soft(await findOverflow(page), `overflow with wide text at ${width} px`).toEqual([]);
      await unspaceText(page);
      expect.soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([]);
    }

    await page.setViewportSize({ width: DESK, height: 800 });
    const focus = await findFocusFaults(page, { through: address === START ? 'page' : 'main' });
    expect.soft(focus.faults, 'stops of the keyboard').toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => scrollTo(0, 0));
    await arrived(page);
    const part = address === START ? 'body' : 'main';
    const invisible = await findInvisibleButtons(page, part);
    expect.soft(invisible, 'buttons without an edge in forced colours').toEqual([]);
  });
}

test('every page has a title and a description of its own, and all its headings can be searched for', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  let searched = 0;
  for (const address of pageAddresses) {
    await visit(page, address);
    const { title, description } = await readOutline(page);
    expect.soft(title, address).toMatch(/^\S.* · Lumenary$/);
    expect.soft(description.length, `description of ${address}: ${description}`).toBeGreaterThan(40);
    expect.soft(titles.get(title), `the title of ${address} is also that of`).toBeUndefined();
    expect.soft(descriptions.get(description), `the words of ${address} are also those of`).toBeUndefined();
    const findable = headingsToFind(address);
    const headings = await page.locator('main :is(h1, h2, h3, h4)').allTextContents();
    if (findable)
      expect
        .soft(
          headings.filter((heading) => !findable.includes(withoutSpaces(heading))),
          `headings of ${address} that are in no search`,
        )
        .toEqual([]);
    if (findable) searched += 1;
    titles.set(title, address);
    descriptions.set(description, address);
  }
  // All but the sign-in, the account, the search and what is not found.
  expect(searched).toBeGreaterThan(20);
});

async function expectNoAxeInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
}

/** Backgrounds go away in forced colours; what is left of a button must still look like one. */
function findInvisibleButtons(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} button`).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const hasEdge = [button, ...button.querySelectorAll('*')].some((part) => {
        const { borderStyle, borderWidth } = getComputedStyle(part);
        return borderStyle !== 'none' && parseFloat(borderWidth) > 0;
      });
      const { backgroundColor } = getComputedStyle(button);
      const hasFace = backgroundColor !== getComputedStyle(document.body).backgroundColor;
      const hasIcon = button.querySelector('svg') !== null;
      return hasEdge || hasFace || hasIcon || !button.checkVisibility()
        ? []
        : [button.outerHTML.slice(0, 100)];
    }),
  );
}

function nameOf(address: string): string {
  return address.toLowerCase().replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
