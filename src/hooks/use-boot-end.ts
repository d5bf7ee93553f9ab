import { useEffect } from 'react';
import { finishBoot } from '@/integrations/boot';

/** From here on the app answers for what index.html showed until now. */
export function useBootEnd(shown: 'login' | 'loading') {
  useEffect(() => finishBoot(shown), [shown]);
}
