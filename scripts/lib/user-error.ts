/** An error that the user can fix: printed as its message, without a stack trace. */
export class UserError extends Error {
  static {
    // Not a field, which Vite would print, too.
    this.prototype.name = 'UserError';
  }

  constructor(message: string) {
    super(message);
    // Vite prints the stack of an error in vite.config.ts.
    this.stack = message;
  }
}
