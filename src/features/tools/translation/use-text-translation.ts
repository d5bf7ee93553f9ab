import { useEffect, useRef, useState } from 'react';
import type { Pair } from './browser-translator';
import { type Outcome, type Step, translateText, type TranslationRequest } from './translate-text';

interface Translation {
  /** Null unless it is running. */
  readonly step: Step | null;
  readonly result: { readonly text: string; readonly pair: Pair } | null;
  readonly failure: Extract<Outcome, { ok: false }> | null;
  readonly cancelled: boolean;
}

const idle: Translation = { step: null, result: null, failure: null, cancelled: false };

/** Runs one translation at a time. */
export function useTextTranslation() {
  const [translation, setTranslation] = useState(idle);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function translate(request: TranslationRequest) {
    reset();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    function update(change: Partial<Translation>) {
      if (!signal.aborted) setTranslation((before) => ({ ...before, ...change }));
    }
    try {
      const outcome = await translateText(request, {
        signal,
        onStep: (step) => update({ step }),
        onText: (text, pair) => update({ result: { text, pair } }),
      });
      update({ step: null, failure: outcome.ok ? null : outcome });
    } catch {
      // Aborted; the state is already updated.
    }
  }

  function cancel() {
    current.current?.abort();
    setTranslation((before) => ({ ...before, step: null, cancelled: true }));
  }

  function reset() {
    current.current?.abort();
    setTranslation(idle);
  }

  return { ...translation, translate, cancel, reset };
}
