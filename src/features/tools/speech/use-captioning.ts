import { useEffect, useRef, useState } from 'react';
import { useDocumentEvent } from '@/lib/use-document-event';
import { usePersistedText } from '../shared/use-persisted-text';
import { type Caption, parseCaptions } from './caption';
import { type Captioner, type CaptionerState, startCaptioning } from './captioner';
import { preferredLanguage } from './speech-languages';

/** About twenty hours of speech, within the storage quota. */
const MAX_STORED_LENGTH = 2_000_000;

/** Captions in a language, stored until they are cleared. */
export function useCaptioning() {
  const [storedText, persist] = usePersistedText('try-speech', { maxLength: MAX_STORED_LENGTH });
  const [stored] = useState(() => parseCaptions(storedText));
  const [language, setLanguage] = useState(() => preferredLanguage(stored.language, navigator.languages));
  const [state, setState] = useState<CaptionerState>({
    phase: 'stopped',
    error: null,
    captions: stored.captions,
    provisional: '',
  });
  const captioner = useRef<Captioner>(null);
  useEffect(() => () => captioner.current?.abort(), []);
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) captioner.current?.stop('hidden');
  });

  const latest = useRef(state);

  function update(next: CaptionerState) {
    if (next.captions !== latest.current.captions) save(next.captions);
    latest.current = next;
    setState(next);
  }

  function save(captions: readonly Caption[]) {
    persist(captions.length === 0 ? '' : JSON.stringify({ language, captions }));
  }

  function start() {
    captioner.current?.abort();
    captioner.current = startCaptioning(language, latest.current.captions, update);
  }

  /** Clears or restores the captions. */
  function replace(captions: readonly Caption[]) {
    captioner.current?.abort();
    update({ phase: 'stopped', error: null, captions, provisional: '' });
  }
  return { ...state, language, setLanguage, start, stop: () => captioner.current?.stop(), replace };
}
