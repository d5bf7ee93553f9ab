import { readFileSync } from 'node:fs';
import type { ComponentType, ReactElement } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { SignInWelcome } from '@/app/sign-in-welcome';
import { LoginScreen } from '@/features/auth/screens/login-screen';
import { UserProvider } from '@/features/auth/use-user';
import { ada } from '../support/ada';
import { renderPage } from '../support/render-page';

const messages = import.meta.glob<{ SignInMessage: ComponentType }>(
  '/src/features/message-analysis/sign-in-message.tsx',
  { eager: true },
);
const fonts = [
  ...readFileSync('src/styles/fonts.css', 'utf8').matchAll(/url\('(.*?)'\).*?unicode-range:(.*?);/gs),
].map(([, file = '', range = '']) => ({ isBasic: file.includes('-basic'), range: parseRange(range) }));
const basic = fonts.filter(({ isBasic }) => isBasic);
const whole = fonts.filter(({ isBasic }) => !isBasic);

// The search page asks a server for its index; without one, it keeps waiting.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

// A part that loads after its page has been read is no fault.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('the sign-in screen has no character that makes the browser load a whole font', () => {
  expect(costlyText(<SignInWelcome />)).toEqual([]);
  for (const { SignInMessage } of Object.values(messages)) expect(costlyText(<SignInMessage />)).toEqual([]);
  expect(costlyText(<LoginScreen />)).toEqual([]);
});

// Translation shows messages in other languages.
test.each(
  routes.filter(({ path }) => path !== '/translation').map(({ path, load }) => [path, load] as const),
)('%s has no character that makes the browser load a whole font', async (_, load) => {
  const { default: Page } = await load();
  expect(costlyText(<Page />)).toEqual([]);
});

/** The characters that only a whole font has, each with the text before it. */
function costlyText(page: ReactElement): string[] {
  const { container, unmount } = renderPage(<UserProvider user={ada}>{page}</UserProvider>);
  // Drawings use a font of the system.
  for (const drawn of container.querySelectorAll('[font-family]')) drawn.remove();
  const text = container.textContent ?? '';
  unmount();
  return [...text.matchAll(/[^\n]/gu)]
    .filter(([character]) => !isIn(basic, character) && isIn(whole, character))
    .map(({ index }) => text.slice(Math.max(0, index - 20), index + 1));
}

function isIn(some: typeof fonts, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return some.some(({ range }) => range.some(([first, last]) => code >= first && code <= last));
}

function parseRange(text: string) {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}
