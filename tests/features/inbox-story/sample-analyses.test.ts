// @vitest-environment node
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { analyzeMessage } from '@/features/inbox-story/analyze-message';
import { scoreText } from '@/features/tools/sentiment/score-text';
import { featureMessages, sampleMessages } from '@/site/messages';

const COMMAND = 'npx vitest run tests/features/inbox-story/sample-analyses.test.ts -u';

function analyze<Sample extends { readonly text: string }>(sample: Sample) {
  return { ...analyzeMessage(sample.text, scoreText), ...sample };
}

test('the sample analyses are what the engine says of the messages', async () => {
  await expectFile(
    'sample-analyses',
    "import type { SampleAnalysis } from './analysis';",
    `sampleAnalyses: readonly SampleAnalysis[] = ${JSON.stringify(sampleMessages.map(analyze))}`,
  );
});

test('so are those of the features', async () => {
  const analyses = Object.entries(featureMessages).map(([id, message]) => [id, analyze(message)] as const);
  await expectFile(
    'feature-analyses',
    "import type { FeatureId } from '@/site/features';\nimport type { Analysis } from './analysis';",
    `featureAnalyses: Readonly<Record<FeatureId, Analysis>> = ${JSON.stringify(Object.fromEntries(analyses))}`,
  );
});

async function expectFile(name: string, imports: string, declaration: string) {
  const path = `${import.meta.dirname}/../../../src/features/inbox-story/${name}.ts`;
  const code = `// Written by: ${COMMAND}\n${imports}\n\nexport const ${declaration};`;
  const file = await format(code, { ...(await resolveConfig(path)), parser: 'typescript' });
  await expect(file, `A sample message has changed. Run: ${COMMAND}`).toMatchFileSnapshot(path);
}
