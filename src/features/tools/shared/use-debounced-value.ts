import { useEffect, useState } from 'react';

/** The value once it has stopped changing, so that announcements do not repeat on every keystroke. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
