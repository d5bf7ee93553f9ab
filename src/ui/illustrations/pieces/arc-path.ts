import { polar } from './polar';

/** Part of a circle, clockwise from one angle to another (degrees from noon). */
export function arcPath(x: number, y: number, radius: number, start: number, end: number): string {
  const large = end - start > 180 ? 1 : 0;
  return `M${polar(x, y, radius, start).join(' ')}A${radius} ${radius} 0 ${large} 1 ${polar(x, y, radius, end).join(' ')}`;
}
