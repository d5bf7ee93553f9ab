import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { isLoopback } from './isolate';
import { authEmulatorUrl } from './local-site';

const emulatorStackFrame = new RegExp(`^\\s+at .*${authEmulatorUrl}`, 'm');

/** Collects what went wrong in any page of the context, as one line each. */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && isOurs(message)) {
      problems.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    const { message, stack = message } = webError.error();
    if (!emulatorStackFrame.test(stack)) problems.push(stack);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return problems;
}

/**
 * The browser reports every failed request on the console. Not a fault of the site are those to other hosts, which
 * the tests stop, and the emulator's refusals, which are how it says that a password is wrong.
 */
function isOurs(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return !URL.canParse(url) || (isLoopback(new URL(url)) && !url.startsWith(authEmulatorUrl));
}
