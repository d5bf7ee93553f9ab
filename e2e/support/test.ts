import { test as base, expect } from '@playwright/test';
import { writeRan, type Ran } from '../../scripts/lib/coverage-files.mjs';
import { isCoverageWanted, recordCoverage } from './coverage';
import { withoutInternet, noteThirdParty } from './block-internet';
import { collectConsoleErrors } from './console-errors';

interface Guards {
  /** Whether the test adds to code coverage, which slows the browser down and keeps memory. */
  counted: boolean;
  /** Every request to another host, whether or not a stand-in answers it. */
  thirdParty: string[];
  /** Declares a console error, exception or CSP violation that the test provokes. */
  allowConsole: (pattern: RegExp) => void;
}

export { expect };

/** Every test runs without internet and fails on any unexpected error in the console. */
export const test = base.extend<Guards, { ran: Ran }>({
  ran: [
    async ({}, provide, { workerIndex }) => {
      const ran: Ran = new Map();
      await provide(ran);
      if (isCoverageWanted) writeRan(`worker-${workerIndex}`, ran);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const { browserArgs, end } = await withoutInternet();
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArgs] });
      end();
    },
    { scope: 'worker' },
  ],
  counted: [true, { option: true }],
  page: async ({ page, ran, counted }, provide) => {
    const finish = isCoverageWanted && counted ? await recordCoverage(page, ran) : null;
    await provide(page);
    await finish?.();
  },
  thirdParty: [
    async ({ context }, provide) => {
      const urls: string[] = [];
      noteThirdParty(context, urls);
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
