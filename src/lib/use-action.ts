import { useRef, useState } from 'react';
import { reportError } from './report-error';

export type Action = () => Promise<void>;

/** Runs the actions of a control and keeps the error of the latest. */
export function useAction() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const latest = useRef(0);

  /** Also runs beside another action, whose error is not shown then: a superseded pop-up can fail many seconds later. */
  async function attempt(action: Action) {
    const number = ++latest.current;
    setError(null);
    try {
      await action();
    } catch (thrown) {
      if (isAnswer(thrown)) console.error(thrown);
      else reportError(thrown);
      if (number === latest.current) setError(thrown);
    }
  }

  /** Runs one action at a time: calls made while one is pending are ignored. */
  async function run(action: Action) {
    if (running.current) return;
    running.current = true;
    setPending(true);
    await attempt(action);
    running.current = false;
    setPending(false);
  }

  return { pending, error, attempt, run };
}

/** A service answers with a code, as for a wrong password. Any other error is a fault of the site. */
function isAnswer(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string';
}
