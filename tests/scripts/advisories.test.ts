// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseReport, seriousAdvisories } from '../../scripts/lib/advisories.mjs';

const advisory = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  severity,
  name: 'left-pad',
  title: 'Pads to the right',
});
const report = {
  vulnerabilities: {
    'left-pad': { via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')] },
    'pads-a-lot': { via: ['left-pad', advisory('GHSA-1', 'high'), advisory('GHSA-3', 'critical')] },
  },
};

test('what is high or critical is named once, the rest is left to be', () => {
  expect(seriousAdvisories(report, []).map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-3']);
});

test('what is tolerated with a reason does not count', () => {
  expect(seriousAdvisories(report, [{ id: 'GHSA-1', reason: 'Not reached.' }])).toEqual([
    { id: 'GHSA-3', severity: 'critical', packageName: 'left-pad', title: 'Pads to the right' },
  ]);
});

test.each(['', '<html>', 'null', '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":null}'])(
  'the answer %s is no report',
  (text) => {
    expect(parseReport(text)).toBeNull();
  },
);

test('everything on the list of what is tolerated says why', () => {
  const tolerated: unknown = JSON.parse(readFileSync('advisories.json', 'utf8'));
  expect(tolerated).toBeInstanceOf(Array);
  for (const entry of Array.isArray(tolerated) ? tolerated : [])
    expect(entry).toEqual({
      id: expect.stringMatching(/^GHSA-/),
      reason: expect.stringMatching(/\w{3}.+\./),
    });
});
