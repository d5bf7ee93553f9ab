// @vitest-environment node
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import { sampleReport } from '@/features/tools/scam/sample-report';
import samples from '@/features/tools/scam/samples.json';

test('the preview shows what the checker says of the sample', () => {
  expect(checkMessage(samples[0]?.text ?? '')).toMatchObject(sampleReport);
});
