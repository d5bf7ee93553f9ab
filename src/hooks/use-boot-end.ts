import { useEffect } from 'react';
import { finishBoot } from '@/integrations/boot';

/** From here on the app answers for what is on the page. */
export function useBootEnd() {
  useEffect(finishBoot, []);
}
