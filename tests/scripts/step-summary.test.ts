// @vitest-environment node
import { expect, test } from 'vitest';
import { stepSummary } from '../../scripts/lib/step-summary.mjs';

const passed = { name: 'Types', exitCode: 0, seconds: 3 };
const failed = { name: 'Build', exitCode: 1, seconds: 12 };

test('the steps are listed and counted', () => {
  expect(stepSummary([passed, passed, failed], 3)).toBe(
    'ok      Types (3 s)\nok      Types (3 s)\nFAILED  Build (12 s)\n\n2 passed, 1 failed',
  );
});

test('when all steps pass, the last line says that none failed', () => {
  expect(stepSummary([passed], 1)).toMatch(/\n1 passed, 0 failed$/);
});

test('steps that were not run are counted', () => {
  expect(stepSummary([passed, failed], 4)).toMatch(/\n1 passed, 1 failed, 2 not run$/);
});
