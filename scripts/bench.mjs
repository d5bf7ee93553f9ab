// @ts-check
import { runScript } from './lib/user-error.mjs';
import { runBench } from './bench/run.mjs';
import { readOptions } from './bench/options.mjs';

await runScript(() => runBench(readOptions(process.argv.slice(2))));
