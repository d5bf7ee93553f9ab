import { dropMenu, TOOL_HASH, toolLinks } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
import { uniqueEmail } from '../support/accounts';
import { contactMessage } from '../support/forms';
import { messagesWith } from '../support/inbox';
import { findOverflow } from '../support/layout';
import { pageAddresses } from '../support/routes';
import type { Tab } from './tab';
import { click, expect, expectPath, open, pageErrors, reload, see, seeNot, test } from './visitor';

const PHONE = [390, 844] as const;
const accountMenu = { css: 'header button[aria-label^="Account menu"]' } as const;
const contactField = (name: string) => ({ css: `form[aria-label=Contact] [name=${name}]` });
const sendButton = { css: 'form[aria-label=Contact] [type=submit]' } as const;
const tryAgain = { css: 'form[aria-label=Contact] button', name: 'Try again' } as const;
const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

test('signing in leads to the requested page, and signing out ends it', async ({ tab, user }) => {
  await open(tab, sections.terms);
  await tab.type({ css: '[name=email]' }, user.email);
  await tab.type({ css: '[name=password]' }, 'wrong');
  await tab.press('Enter');
  await see(tab, { css: '[role=alert]' });
  await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=password]')?.select());
  await tab.type({ css: '[name=password]' }, user.password);
  await pageErrors(tab);
  await click(tab, { css: 'main button', name: 'Login' });
  await see(tab, accountMenu);
  await expectPath(tab, sections.terms);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  await reload(tab);
  await expectPath(tab, sections.terms);
  await click(tab, accountMenu);
  await see(tab, { css: 'header p', name: `${user.displayName}${user.email}` });
  await click(tab, { css: 'header button', name: 'Sign out' });
  await see(tab, { css: 'h1', name: 'Login' });
});

test('a pop-up signs in', async ({ tab, engine }) => {
  await open(tab, paths.login);
  await click(tab, { css: '[name=email]' });
  // The first use of the page prepares pop-ups. WebKit blocks one that opens later than right after the click.
  if (engine.name === 'webkit')
    await expect.poll(() => tab.evaluate(arePopupsPrepared), { timeout: 30_000 }).toBe(true);
  await tab.inPopup(
    () => click(tab, { css: 'main button', name: 'Login with Google' }),
    async () => {
      await click(tab, { css: '#add-account-button' });
      await see(tab, { css: '#email-input' });
      await tab.type({ css: '#email-input' }, uniqueEmail('popup'));
      await tab.type({ css: '#display-name-input' }, 'Ada Example');
      await click(tab, { css: '#sign-in' });
    },
  );
  await see(tab, accountMenu);
});

for (const [width, height] of [PHONE, [1440, 900]] as const)
  test(`no page overflows or reports an error at ${width} px`, async ({ tab, openSignedIn }) => {
    await openSignedIn(paths.projects);
    await tab.resize(width, height);
    for (const address of pageAddresses) {
      await tab.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expectPath(tab, address);
      await expect.poll(() => tab.evaluate(isHeadingFocused), address).toBe(true);
      expect(await findOverflow(tab), address).toEqual([]);
      expect(await pageErrors(tab), address).toEqual([]);
    }
  });

test('the menus of the bar, the search and the theme work', async ({ tab, openSignedIn }) => {
  await openSignedIn(paths.projects);
  const [first, last] = [dropMenu[0], dropMenu[dropMenu.length - 1] ?? dropMenu[0]];
  await click(tab, { css: 'header button', name: 'Drop Menu' });
  await click(tab, { css: `header nav a[href="${last.to}"]` });
  await expectPath(tab, last.to);
  await seeNot(tab, { css: `header nav a[href="${first.to}"]` });

  await click(tab, { css: 'header button[aria-keyshortcuts]' });
  await see(tab, { css: 'dialog[open] [role=combobox]:focus' });
  await tab.type({ css: 'dialog[open] [role=combobox]' }, 'speach recogn');
  await see(tab, { css: 'dialog[open] [role=option]' });
  await tab.press('ArrowDown');
  await see(tab, { css: 'dialog[open] [role=option][aria-selected=true]' });
  await tab.press('Enter');
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(paths.speechRecognition);
  await seeNot(tab, { css: 'dialog[open]' });

  const background = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await click(tab, { css: 'footer button', name: 'Light theme' });
  const light = await background();
  await click(tab, { css: 'footer button', name: 'Dark theme' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await reload(tab);
  expect(await background()).toBe(dark);

  await click(tab, accountMenu);
  await click(tab, { css: `header a[href="${paths.account}"]` });
  await expectPath(tab, paths.account);
});

test('the menu and the language picker of a phone work', async ({ tab, openSignedIn }) => {
  await openSignedIn(paths.projects);
  await tab.resize(...PHONE);
  await click(tab, { css: 'header button', name: 'Menu' });
  await click(tab, { css: `dialog[open] a[href="${paths.pricing}"]` });
  await expectPath(tab, paths.pricing);
  await seeNot(tab, { css: 'dialog[open]' });

  await click(tab, { css: 'header button', name: 'Menu' });
  await click(tab, { css: 'dialog[open] button[aria-label^="Language: "]' });
  await see(tab, { css: 'dialog[open] [role=option]' });
  await tab.press('Escape');
  await seeNot(tab, { css: 'dialog[open] [role=option]' });
  await see(tab, { css: 'dialog[open]' });
  await tab.press('Escape');
  await seeNot(tab, { css: 'dialog[open]' });
});

test('the contact form keeps its text while offline, and is delivered', async ({ tab, openSignedIn }) => {
  const email = uniqueEmail('writer');
  await openSignedIn(paths.contact);
  await click(tab, sendButton);
  await see(tab, { css: 'form[aria-label=Contact] [aria-invalid=true]:focus' });
  const fields = Object.entries({ ...contactMessage, message: 'Good day', email: '' });
  for (const [name, value] of fields) if (value) await tab.type(contactField(name), value);
  await tab.evaluate(() => document.querySelector<HTMLInputElement>('form [name=email]')?.select());
  await tab.type(contactField('email'), email);
  await tab.setOffline(true);
  await click(tab, sendButton);
  await see(tab, tryAgain);
  await tab.setOffline(false);
  expect(await messagesWith(email)).toEqual([]);
  await pageErrors(tab);
  await click(tab, tryAgain);
  await see(tab, { css: '[data-receipt]' });
  expect(await messagesWith(email)).toHaveLength(1);
});

test('each tool opens', async ({ tab, openSignedIn }) => {
  await openSignedIn(paths.projects);
  for (const { to } of Object.values(toolLinks)) {
    await open(tab, to);
    await see(tab, { css: `${TOOL_HASH} :focus` });
    expect(await pageErrors(tab), to).toEqual([]);
  }
});

test('back and forward restore the scroll position', async ({ tab, openSignedIn }) => {
  const trip = [paths.services, paths.about, paths.help] as const;
  const places: number[] = [];
  await openSignedIn(trip[0]);
  for (const address of trip) {
    // WebKit's Back skips pages that the visitor did not click to.
    if (address !== trip[0]) await click(tab, { css: `header nav a[href="${address}"]` });
    await expectPath(tab, address);
    await expect.poll(() => scrollTop(tab)).toBe(0);
    places.push(await tab.evaluate(scrollDown));
  }
  for (const [step, index] of [
    ['back', 1],
    ['back', 0],
    ['forward', 1],
    ['forward', 2],
  ] as const) {
    await tab[step]();
    await expectPath(tab, trip[index]);
    await expect.poll(() => scrollTop(tab)).toBe(places[index]);
  }
});

/** Runs in the page. */
function isHeadingFocused() {
  return document.activeElement?.closest('h1') !== null;
}

/** Runs in the page. */
function arePopupsPrepared() {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/auth/iframe'));
}

/** Scrolls as a visitor does, with frames in between. Runs in the page. */
async function scrollDown() {
  scrollTo({ top: 640, behavior: 'instant' });
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return Math.round(scrollY);
}
