import { useEffect } from 'react';
import { usePrivacyChoices } from '@/features/consent';
import { startTranslation, stopTranslation } from './translation';

/** Has the translator at hand for as long as the visitor allows one. */
export function useTranslator() {
  const { translation: allowed } = usePrivacyChoices();

  useEffect(() => {
    if (allowed) startTranslation();
    else void stopTranslation();
  }, [allowed]);
}
