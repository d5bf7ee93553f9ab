import { expect } from '@playwright/test';
import { siteUrl } from '../support/local-site';

const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

/** The key of an element reference in a WebDriver response. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The first visible element that a selector matches, with this accessible name or text. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** A started browser: how it takes WebDriver commands, and what the protocol leaves to each engine. */
export interface Engine {
  readonly send: Send;
  readonly setOffline: (offline: boolean, run: Run) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

export type Send = (command: Command, parameters?: Parameters) => ReturnType<typeof JSON.parse>;

export type Command =
  | 'Navigate'
  | 'Refresh'
  | 'Back'
  | 'Forward'
  | 'ExecuteAsyncScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'GetWindowHandles'
  | 'SwitchToWindow';

export interface Parameters {
  /** Of an element. */
  readonly id?: string;
  readonly [name: string]: unknown;
}

/** Runs a function in the page. It can use nothing but its argument. */
export type Run = {
  <Result>(script: () => Result | Promise<Result>): Promise<Result>;
  <Arg, Result>(script: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
};

export type Tab = ReturnType<typeof controlTab>;

/** The commands of WebDriver that journeys need. */
export function controlTab({ send, setOffline, close }: Engine) {
  async function execute(script: string, arg: unknown = null) {
    const result = await send('ExecuteAsyncScript', {
      script: `const [arg, done] = arguments;
        new Promise((resolve) => resolve((${script})(arg))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`,
      args: [arg],
    });
    if (result === null) throw new Error('The window went to another page meanwhile.');
    const { value, error } = result;
    if (error !== undefined) throw new Error(error);
    return value;
  }
  const evaluate: Run = (script: unknown, arg?: unknown) => execute(String(script), arg);

  /** Returns the id of an element, scrolled into view, because WebKit clicks before a smooth scroll has ended. */
  async function find(target: Target): Promise<string> {
    const element: unknown = await evaluate(findTarget, target);
    if (element === null) throw new Error(`not found: ${JSON.stringify(target)}`);
    await evaluate((shown) => {
      const isSticky = !(shown instanceof Element) || shown.closest('header');
      if (!isSticky) shown.scrollIntoView({ behavior: 'instant', block: 'center' });
    }, element);
    return Object(element)[ELEMENT];
  }

  const windows = (): Promise<string[]> => send('GetWindowHandles');

  /** Loads a new document. On a busy machine, Firefox answers before it has replaced the old one. */
  async function load(command: 'Navigate' | 'Refresh', parameters?: Parameters) {
    const before = await evaluate(() => performance.timeOrigin);
    await send(command, parameters);
    await expect(async () => expect(await evaluate(isLoadedAfter, before)).toBe(true)).toPass({
      timeout: 20_000,
    });
    await evaluate(collectErrors);
  }

  async function traverse(command: 'Back' | 'Forward') {
    await send(command);
    await evaluate(collectErrors);
  }

  return {
    evaluate,
    isVisible: (target: Target): Promise<boolean> =>
      execute(`(target) => (${String(findTarget)})(target) !== null`, target),
    goto: (path: string) => load('Navigate', { url: siteUrl + path }),
    reload: () => load('Refresh'),
    back: () => traverse('Back'),
    forward: () => traverse('Forward'),
    /** Clicks the middle of the element; fails if something covers it. */
    click: async (target: Target) => send('ElementClick', { id: await find(target) }),
    /** Types at the end of a field. */
    type: async (target: Target, text: string) => send('ElementSendKeys', { id: await find(target), text }),
    press: (key: keyof typeof KEYS) =>
      send('PerformActions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })),
          },
        ],
      }),
    async resize(width: number, height: number) {
      await send('SetWindowRect', { x: 0, y: 0, width, height });
      const toolbar = height - (await evaluate(() => innerHeight));
      await send('SetWindowRect', { x: 0, y: 0, width, height: height + toolbar });
    },
    /** Runs commands in the window that a click opens, until it closes itself. */
    async inPopup(open: () => Promise<unknown>, use: () => Promise<unknown>) {
      const [page] = await windows();
      await open();
      await expect.poll(async () => (await windows()).length).toBe(2);
      const popup = (await windows()).find((handle) => handle !== page);
      await send('SwitchToWindow', { handle: popup });
      await use();
      await expect.poll(async () => (await windows()).length).toBe(1);
      await send('SwitchToWindow', { handle: page });
    },
    setOffline: (offline: boolean) => setOffline(offline, evaluate),
    close,
  };
}

/** Runs in the page. */
function findTarget({ css, name }: Target): Element | null {
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined ||
        (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim() === name),
  );
  return found ?? null;
}

/** Firefox has an empty document in between. Runs in the page. */
function isLoadedAfter(timeOrigin: number) {
  const isNew = performance.timeOrigin !== timeOrigin && location.href !== 'about:blank';
  return isNew && document.readyState === 'complete';
}

/** Runs in the page: collects exceptions, console errors and policy violations in `window.pageErrors`. */
function collectErrors() {
  if (window.pageErrors) return;
  const errors: string[] = [];
  window.pageErrors = errors;
  addEventListener('error', ({ message }) => void errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void errors.push(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    errors.push(`CSP violation: ${violatedDirective} ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    error(...parts);
  };
}

declare global {
  interface Window {
    pageErrors?: string[];
  }
}
