import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { collectThirdParty, interceptInternet, isLoopback, withoutInternet } from './block-internet';
import { authEmulatorUrl } from './local-site';

const emulatorStackFrame = new RegExp(`^\\s+at .*${authEmulatorUrl}`, 'm');

interface Guards {
  /** Every request to another host, whether or not a stub answers it. */
  thirdParty: string[];
  /** Declares a console error, exception or CSP violation that the test provokes. */
  allowConsole: (pattern: RegExp) => void;
}

export { expect };

/** Every test runs without internet and fails on any unexpected error in the console. */
export const test = base.extend<Guards>({
  launchOptions: [
    async ({ launchOptions, browserName }, provide) => {
      if (browserName !== 'chromium') return provide(launchOptions);
      const { browserArgs, end } = await withoutInternet();
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArgs] });
      return end();
    },
    { scope: 'worker' },
  ],
  thirdParty: [
    async ({ context, browserName }, provide) => {
      if (browserName !== 'chromium') await interceptInternet(context);
      const urls: string[] = [];
      collectThirdParty(context, urls);
      await provide(urls);
    },
    { auto: true },
  ],
  allowConsole: [
    async ({ context }, provide) => {
      const problems = await collectConsoleErrors(context);
      const allowed: RegExp[] = [];
      await provide((pattern) => void allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console errors, exceptions and CSP violations').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Collects console errors, exceptions and CSP violations of every page of the context. Of browsers other than Chromium,
 * only exceptions: they also log what is no fault, each in words of its own.
 */
async function collectConsoleErrors(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const isChromium = context.browser()?.browserType().name() === 'chromium';
  context.on('console', (message) => {
    if (isChromium && message.type() === 'error' && isOurs(message)) {
      problems.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    const { message, stack = message } = webError.error();
    if (!emulatorStackFrame.test(stack)) problems.push(stack);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return problems;
}

/**
 * The browser logs every failed request. Requests to other hosts fail because tests run without internet, and the
 * emulator answers with an error status when a password is wrong; neither is a fault of the site.
 */
function isOurs(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return !URL.canParse(url) || (isLoopback(new URL(url)) && !url.startsWith(authEmulatorUrl));
}
