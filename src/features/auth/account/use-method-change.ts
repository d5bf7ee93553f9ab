import { useEffect, useRef, useState } from 'react';
import { authProblem, isChangeOfMind, type AuthProblem } from '../auth-errors';
import { useAlerts } from '@/ui/use-alerts';
import { useUser } from '../use-user';
import { loadAuth } from '../client/auth';
import type { SignInMethod } from '../client/auth-user';
import { onWindowFocus } from '@/lib/page';
import { reportQuietly } from '@/lib/report';

/** Links a way of signing in that is not linked, unlinks one that is. */
export function useMethodChange() {
  const { methods: linked } = useUser();
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const [changing, setChanging] = useState<SignInMethod | null>(null);
  const latest = useRef(0);
  const { announce } = useAlerts();

  // The provider takes up to ten seconds to notice a closed window; the visitor is back at once.
  useEffect(() => onWindowFocus(() => setChanging(null)), []);

  /** A second window takes the place of the first, so the first has nothing to say any more. */
  async function change(id: SignInMethod, done: string) {
    const attempt = (latest.current += 1);
    setChanging(id);
    setProblem(null);
    try {
      const client = await loadAuth();
      if (linked.includes(id)) await client.unlinkMethod(id);
      else if (id !== 'password') await client.linkProvider(id);
      announce(done);
    } catch (error) {
      reportQuietly(error);
      const found = authProblem(error);
      if (attempt === latest.current && !isChangeOfMind(found)) setProblem(found);
    } finally {
      if (attempt === latest.current) setChanging(null);
    }
  }

  return { problem, changing, change };
}
