import { useLocation } from 'react-router-dom';
import { hourOf, type Hour } from '@/site/sky';

export function usePageHour(): Hour {
  return hourOf(useLocation().pathname);
}
