import { useLocation } from 'react-router-dom';
import { hourOf, type Hour } from '@/site/hours';

export function usePageHour(): Hour {
  return hourOf(useLocation().pathname);
}
