import { useEffect, useRef, useState } from 'react';
import type { Pair } from './browser-translator';
import { translateText, type TranslationRequest, type Outcome, type Step } from './translate-text';

interface Result {
  readonly text: string;
  readonly pair: Pair;
}

type Failure = Extract<Outcome, { ok: false }>;

/** Runs one translation at a time. */
export function useTextTranslation() {
  const [step, setStep] = useState<Step | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function translate(request: TranslationRequest) {
    const controller = new AbortController();
    const { signal } = controller;
    current.current?.abort();
    current.current = controller;
    setResult(null);
    setFailure(null);
    setCancelled(false);
    try {
      const outcome = await translateText(request, {
        signal,
        onStep: (step) => !signal.aborted && setStep(step),
        onText: (text, pair) => !signal.aborted && setResult({ text, pair }),
      });
      if (signal.aborted) return;
      if (!outcome.ok) setFailure(outcome);
      setStep(null);
    } catch {
      // Aborted; the state is already updated.
    }
  }

  function cancel() {
    current.current?.abort();
    setStep(null);
    setCancelled(true);
  }

  function reset() {
    cancel();
    setCancelled(false);
    setResult(null);
    setFailure(null);
  }

  return { step, result, failure, cancelled, translate, cancel, reset };
}
