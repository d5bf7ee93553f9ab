// @ts-check

/** An error that the user can fix: printed as its message, without a stack trace. */
export class UserError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    // Vite prints the stack of an error in vite.config.ts.
    this.stack = message;
  }
}

/**
 * Runs a script's main function, which returns the exit code.
 *
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}
