// @vitest-environment node
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import { sampleFindings } from '@/features/tools/scam/sample-findings';
import samples from '@/features/tools/scam/samples.json';

test('the preview shows what the checker finds in the sample', () => {
  const { verdict, findings } = checkMessage(samples[0]?.text ?? '');
  expect(verdict).toBe('strong');
  expect(findings).toMatchObject(sampleFindings);
});
