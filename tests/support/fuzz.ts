import * as fastCheck from 'fast-check';
import type { IAsyncProperty, IRawProperty, Parameters } from 'fast-check';
import { TestRunner } from 'vitest';

export * from 'fast-check';

declare module 'vitest' {
  interface TaskMeta {
    /** The number of random inputs for each property of the test. */
    inputs?: number[];
  }
}

const USUAL_RUNS = 200;
/** `FUZZ_FACTOR=10 npm run test:unit` tries ten times as many inputs. */
const FACTOR = Number(process.env['FUZZ_FACTOR'] ?? 1);

/** Like the library's function, with more runs, which it counts for the summary. */
export function assert<Input>(property: IAsyncProperty<Input>, parameters?: Parameters<Input>): Promise<void>;
export function assert<Input>(property: IRawProperty<Input, false>, parameters?: Parameters<Input>): void;
export function assert<Input>(
  property: IRawProperty<Input>,
  { numRuns: usual = USUAL_RUNS, ...rest }: Parameters<Input> = {},
): Promise<void> | void {
  const numRuns = usual * FACTOR;
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.inputs = [...(meta.inputs ?? []), numRuns];
  return fastCheck.assert(property, { numRuns, ...rest });
}
