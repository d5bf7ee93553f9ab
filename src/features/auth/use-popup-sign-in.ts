import { useEffect, useState } from 'react';
import { useAlerts } from '@/ui/use-alerts';
import { loadAuth, loadedAuth } from './client/auth';
import type { ProviderId } from './client/auth-user';
import { onFirstInteraction, onWindowFocus } from '@/lib/page';
import { reportQuietly } from '@/lib/report';
import { authProblem, isChangeOfMind, type AuthProblem } from './auth-errors';
import { linkNews } from './link-news';

/** Signing in through a provider's window, made ready from the visitor's first move on the page. */
export function usePopupSignIn(onProblem: (problem: AuthProblem | null) => void) {
  const [waitingFor, setWaitingFor] = useState<ProviderId | null>(null);
  const { announce } = useAlerts();

  useEffect(() => onFirstInteraction(() => void preparePopups()), []);

  // The provider takes up to ten seconds to notice a closed window; the visitor is back at once.
  useEffect(() => onWindowFocus(() => setWaitingFor(null)), []);

  function open(id: ProviderId, success: string) {
    onProblem(null);
    setWaitingFor(id);
    // Nothing may be awaited between the click and the window, or Safari blocks it.
    const client = loadedAuth();
    const signingIn = client
      ? client.signInWithProvider(id)
      : loadAuth().then(({ signInWithProvider }) => signInWithProvider(id));
    signingIn
      .then((link) => {
        announce(success);
        const news = linkNews[link];
        if (news) announce(news, 'info');
      })
      .catch((error: unknown) => {
        reportQuietly(error);
        const problem = authProblem(error);
        if (!isChangeOfMind(problem)) onProblem(problem);
      })
      .finally(() => setWaitingFor((current) => (current === id ? null : current)));
  }

  return { waitingFor, open };
}

async function preparePopups() {
  try {
    await (await loadAuth()).preparePopups();
  } catch {
    // Met again, and shown, when a button is pressed.
  }
}
