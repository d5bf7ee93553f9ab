import { hadStoredSession } from './stored-session';

/**
 * index.html says in data-boot what it showed before any script of ours ran: the sign-in screen that the build
 * wrote into it, or a line that says Loading... As long as it does, it holds back what is pressed and sent.
 */
const root = typeof document === 'undefined' ? null : document.documentElement;

/**
 * Whether the sign-in screen on the page is the one that is rendered first, and can be taken over as it is. The
 * answer stays the same until the page is handed over, even should another tab sign in meanwhile.
 */
export function isSignInScreenThere(): boolean {
  return root?.dataset['boot'] === 'login' && !hadStoredSession;
}

/** Hands the page over to the app, once what was shown meanwhile has come to life and hears what is pressed. */
export function finishBoot(shown: 'login' | 'loading') {
  if (root?.dataset['boot'] !== shown) return;
  document.getElementById('boot-loading')?.remove();
  delete root.dataset['boot'];
}

/** Takes away what the build wrote for somebody else: the sign-in screen and its description. */
export function clearBootScreen(container: HTMLElement) {
  container.replaceChildren();
  document.documentElement.dataset['boot'] = 'loading';
  for (const meta of document.head.querySelectorAll('meta[name="description"]')) meta.remove();
}
