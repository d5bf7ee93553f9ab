// @ts-check

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {number} width
 * @property {(page: Page, round: number) => Promise<void>} act
 * @property {(page: Page) => Promise<void>} [before] what leads up to it, unmeasured
 * @property {(page: Page) => Promise<void>} [after]
 */

/** @type {readonly Interaction[]} */
export const INTERACTIONS = [
  {
    name: 'menu',
    path: '/',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'drop menu',
    path: '/',
    width: 1280,
    act: (page) => page.getByRole('button', { name: 'Drop Menu' }).press('Enter'),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'search keystroke',
    path: '/',
    width: 1280,
    before: async (page) => {
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox', { name: 'Search the site' });
      await input.fill('p');
      await page.getByRole('option').first().waitFor();
      await input.fill('');
    },
    act: (page, round) =>
      page.keyboard.type(['pricing', 'security', 'speach'][round % 3] ?? '', { delay: 250 }),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'accordion',
    path: '/Faqs',
    width: 390,
    act: (page, round) =>
      page
        .locator('details > summary')
        .nth(round % 5)
        .click(),
  },
  {
    name: 'theme',
    path: '/',
    width: 1280,
    act: (page, round) =>
      page
        .getByRole('group', { name: 'Theme' })
        .first()
        .getByRole('button', { name: round % 2 === 0 ? 'Dark theme' : 'Light theme' })
        .click(),
  },
  {
    name: 'route change',
    path: '/',
    width: 1280,
    act: (page, round) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: ['Projects', 'Blog', 'Services', 'About'][round % 4] ?? '', exact: true })
        .press('Enter'),
  },
];
