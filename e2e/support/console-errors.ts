import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { isLoopback } from './block-internet';
import { authEmulatorUrl } from './local-site';

const emulatorStackFrame = new RegExp(`^\\s+at .*${authEmulatorUrl}`, 'm');

/**
 * Collects console errors, exceptions and CSP violations of every page of the context. Of browsers other than Chromium,
 * only exceptions: they also log what is no fault, each in words of its own.
 */
export async function collectConsoleErrors(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const isChromium = context.browser()?.browserType().name() === 'chromium';
  context.on('console', (message) => {
    if (isChromium && message.type() === 'error' && isOurs(message)) {
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
 * The browser logs every failed request. Requests to other hosts fail because tests run without internet, and the
 * emulator answers with an error status when a password is wrong; neither is a fault of the site.
 */
function isOurs(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return !URL.canParse(url) || (isLoopback(new URL(url)) && !url.startsWith(authEmulatorUrl));
}
