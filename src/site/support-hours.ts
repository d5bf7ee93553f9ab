import { clockTime } from '../lib/numbers';

/** Hours of the day, GMT. */
const opensAt = 9;
const closesAt = 18;

/** When the team answers. Other questions wait for the next working day. */
export const supportHours = {
  days: 'Monday to Friday',
  hours: `${clockTime(opensAt)}-${clockTime(closesAt)} GMT`,
  weekend: 'Limited support on weekends: urgent questions only, by email',
  opensAt,
  closesAt,
} as const;
