import { hasStoredSession } from './auth';

/**
 * index.html says in data-boot what it showed before any script of ours ran: the sign-in screen that the build
 * wrote into it, or a line that says Loading... Also under that name it keeps forms from being sent natively.
 */
const root = typeof document === 'undefined' ? null : document.documentElement;

/** Whether the sign-in screen on the page is the one that is about to be rendered, and can be taken over as it is. */
export function isSignInScreenThere(): boolean {
  return root?.dataset['boot'] === 'login' && !hasStoredSession();
}

/**
 * Hands the page over to the app, once what was shown meanwhile has come to life: a form of which React does not
 * know yet would be sent natively. One that was sent before somebody listened is sent now.
 */
export function finishBoot(shown: 'login' | 'loading') {
  if (root?.dataset['boot'] !== shown) return;
  const wasSent = root.dataset['sent'] !== undefined;
  document.getElementById('boot-loading')?.remove();
  delete root.dataset['boot'];
  delete root.dataset['sent'];
  if (wasSent) document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
}

/** Takes away what the build wrote for somebody else: the sign-in screen and its description. */
export function clearBootScreen(container: HTMLElement) {
  container.replaceChildren();
  document.documentElement.dataset['boot'] = 'loading';
  for (const meta of document.head.querySelectorAll('meta[name="description"]')) meta.remove();
}
