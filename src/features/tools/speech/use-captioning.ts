import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useDocumentEvent } from '@/lib/use-document-event';
import { listen, type Listening, isRecognizedOnDevice } from './speech-recognition';
import { usePersistedText } from '../shared/use-persisted-text';
import { type Caption, parseCaptions, serializeCaptions } from './caption';
import { initialState, captioning, isActive } from './captioning';

const KEY = 'try-speech';
/** About twenty hours of speech, within the storage quota. */
const LONGEST = 2_000_000;

/** Connects the recognizer and storage to the captioning reducer. */
export function useCaptioning(chooseFrom: (kept: string) => string) {
  const [keptText, keep] = usePersistedText(KEY, { longest: LONGEST });
  const [kept] = useState(() => parseCaptions(keptText));
  const [language, setLanguage] = useState(() => chooseFrom(kept.language));
  const [state, send] = useReducer(captioning, kept.captions, initialState);
  const onDeviceOnly = useListensLocally(language);
  const { run, finishing, captions } = state;
  const engineRuns = isActive(state) || finishing;
  const engine = useRef<Listening>(null);

  const beginListening = useEffectEvent((run: number) => {
    return listen(
      { language, onDeviceOnly },
      {
        onBegin: () => send({ type: 'began', run, now: performance.now() }),
        onResult: (pieces) => send({ type: 'result', run, now: performance.now(), pieces }),
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
    keep(captions.length === 0 ? '' : serializeCaptions({ language, captions }));
  });
  useEffect(() => store(captions, language), [captions, language]);

  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) send({ type: 'hide', now: performance.now() });
  });

  return {
    ...state,
    language,
    setLanguage,
    onDeviceOnly,
    start: () => send({ type: 'start', now: performance.now() }),
    pause: () => send({ type: 'pause', now: performance.now() }),
    stop: () => send({ type: 'stop', now: performance.now() }),
    replace: (next: readonly Caption[]) => send({ type: 'replace', now: performance.now(), captions: next }),
  };
}

function useListensLocally(language: string): boolean {
  const [known, setKnown] = useState({ language: '', onDeviceOnly: false });
  useEffect(() => {
    let current = true;
    void isRecognizedOnDevice(language).then(
      (onDeviceOnly) => current && setKnown({ language, onDeviceOnly }),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return known.language === language && known.onDeviceOnly;
}
