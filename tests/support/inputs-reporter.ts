import type { Reporter, TestModule } from 'vitest/node';

/** Prints the number of random inputs at the end of a run. */
export default class InputsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tried = modules
      .flatMap(({ children }) => [...children.allTests('passed')])
      .flatMap((test) => test.meta().inputs ?? []);
    const inputs = tried.reduce((sum, count) => sum + count, 0);
    if (inputs > 0)
      console.log(
        `${inputs.toLocaleString('en')} made-up inputs, ${tried.length} properties hold for all of them`,
      );
  }
}
