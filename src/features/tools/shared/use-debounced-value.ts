import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while, for what should not be said on every keystroke. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
