import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import { dayPartAt, minutesOfDay } from '@/site/day';

const minutesOnArc = createStore<number | undefined>(() => minutesOfDay(new Date()));

export const chooseMinutes = minutesOnArc.set;

/**
 * The minutes of the day on the arc: undefined in prerendered markup, then the visitor's clock, then what the visitor
 * chooses. An attribute of the document holds the light, so that CSS shows it and the boot script can set it first.
 */
export function useDaylight(): number | undefined {
  const minutes = useStore(minutesOnArc, undefined);
  useEffect(() => {
    if (minutes !== undefined) document.documentElement.dataset['daylight'] = dayPartAt(minutes).light;
  }, [minutes]);
  return minutes;
}
