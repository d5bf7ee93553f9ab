// @ts-check

/** A reason to stop that the reader can act on: shown as one line, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a script's main function; its answer is the exit code.
 *
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
