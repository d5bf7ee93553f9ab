/** When the team answers, in hours of the day, GMT. Other questions wait for the next working day. */
export const supportHours = {
  days: 'Monday to Friday',
  hours: '9 AM-6 PM GMT',
  weekend: 'Limited support on weekends',
  opensAt: 9,
  closesAt: 18,
} as const;
