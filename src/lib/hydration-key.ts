/** The location's key while a prerendered page hydrates, before its query and hash are applied. */
export const HYDRATION_KEY = 'hydration';
