import { test as base, expect } from '@playwright/test';
import { collectThirdParty, withoutInternet } from './block-internet';
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
    async ({ launchOptions }, provide) => {
      const { browserArgs, end } = await withoutInternet();
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArgs] });
      end();
    },
    { scope: 'worker' },
  ],
  thirdParty: [
    async ({ context }, provide) => {
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
