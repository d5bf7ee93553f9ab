// @ts-check
import { join } from 'node:path';
import { auditReport, seriousAdvisories } from './lib/advisories.mjs';
import { projectRoot, readJson } from './lib/project.mjs';
import { runScript } from './lib/refusal.mjs';

// Only what visitors get counts: the tools of a developer's machine never meet a stranger's input.
await runScript(async () => {
  const report = await auditReport();
  if (report === null) {
    console.log('NOT CHECKED: the registry gave no advisories. Run npm run audit where it can be reached.');
    return 0;
  }
  /** @type {import('./lib/advisories.mjs').Tolerated[]} */
  const tolerated = readJson(join(projectRoot, 'advisories.json'));
  const serious = seriousAdvisories(report, tolerated);
  for (const { id, severity, packageName, title } of serious)
    console.log(`${severity.toUpperCase()}  ${packageName}: ${title} (${id})`);
  if (serious.length > 0)
    console.log('Update the package, or add the advisory to advisories.json with a reason.');
  else console.log(`No high or critical advisory; ${tolerated.length} tolerated.`);
  return serious.length === 0 ? 0 : 1;
});
