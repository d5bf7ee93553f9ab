import { useLayoutEffect } from 'react';
import { finishBoot } from './boot';

/** From here on the app answers for what index.html showed until now. */
export function useBootEnd(shown: 'login' | 'loading') {
  // Before anybody can press again: a press in between would be heard by both.
  useLayoutEffect(() => finishBoot(shown), [shown]);
}
