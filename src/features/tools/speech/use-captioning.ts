import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useDocumentEvent } from '@/lib/use-document-event';
import { listen, type Listening, listensLocally } from './speech-recognition';
import { usePersistedText } from '../shared/use-persisted-text';
import { type Caption, readKept, writeKept } from './caption';
import { beginWith, captioning, isActive } from './captioning';

const KEY = 'try-speech';
/** Some twenty hours of talk; a browser keeps more than that. */
const LONGEST = 2_000_000;

/** Joins the engine of the browser and what is kept to the captions. */
export function useCaptioning(chooseFrom: (kept: string) => string) {
  const [keptText, keep] = usePersistedText(KEY, { longest: LONGEST });
  const [kept] = useState(() => readKept(keptText));
  const [language, setLanguage] = useState(() => chooseFrom(kept.language));
  const [state, send] = useReducer(captioning, kept.captions, beginWith);
  const locally = useListensLocally(language);
  const { run, finishing, captions } = state;
  const engineRuns = isActive(state) || finishing;
  const engine = useRef<Listening>(null);

  const beginListening = useEffectEvent((run: number) => {
    return listen(
      { language, locally },
      {
        onBegin: () => send({ type: 'began', run, now: performance.now() }),
        onHeard: (pieces) => send({ type: 'heard', run, now: performance.now(), pieces }),
        onFault: (code) => send({ type: 'failed', run, now: performance.now(), code }),
        onEnd: () => send({ type: 'ended', run, now: performance.now() }),
      },
    );
  });
  useEffect(() => {
    if (!engineRuns) return undefined;
    const listening = beginListening(run);
    engine.current = listening;
    return () => listening.abort();
  }, [engineRuns, run]);
  useEffect(() => {
    if (finishing) engine.current?.stop();
  }, [finishing]);

  const store = useEffectEvent((captions: readonly Caption[], language: string) => {
    if (captions === kept.captions && keptText === '') return;
    keep(captions.length === 0 ? '' : writeKept({ language, captions }));
  });
  useEffect(() => store(captions, language), [captions, language]);

  useOnHidden(() => send({ type: 'hide', now: performance.now() }));

  return {
    ...state,
    language,
    setLanguage,
    locally,
    start: () => send({ type: 'start', now: performance.now() }),
    pause: () => send({ type: 'pause', now: performance.now() }),
    stop: () => send({ type: 'stop', now: performance.now() }),
    replace: (next: readonly Caption[]) => send({ type: 'replace', now: performance.now(), captions: next }),
  };
}

function useListensLocally(language: string): boolean {
  const [known, setKnown] = useState({ language: '', locally: false });
  useEffect(() => {
    let current = true;
    void listensLocally(language).then((locally) => current && setKnown({ language, locally }));
    return () => {
      current = false;
    };
  }, [language]);
  return known.language === language && known.locally;
}

/** Calls back when the page goes out of sight: another tab, another program, a locked screen. */
function useOnHidden(callback: () => void) {
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) callback();
  });
}
