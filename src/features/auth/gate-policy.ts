import { isPublicSite } from '@/lib/env';

/** Whether signed-out visitors see the sign-in screens or the site. */
export const policy = isPublicSite ? 'public' : 'closed';
