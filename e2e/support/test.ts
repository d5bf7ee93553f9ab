import { test as base, expect } from '@playwright/test';
import { collectThirdParty, interceptInternet, withoutInternet } from './block-internet';
import { collectConsoleErrors } from './console-errors';

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
