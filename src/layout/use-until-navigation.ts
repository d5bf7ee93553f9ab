import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A value that every navigation removes. */
export function useUntilNavigation<Value>() {
  const { key } = useLocation();
  const [current, setCurrent] = useState<{ value: Value; at: string } | null>(null);
  const set = useCallback((value: Value) => setCurrent({ value, at: key }), [key]);
  return [current?.at === key ? current.value : null, set] as const;
}
