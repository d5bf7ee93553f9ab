import { services } from '@/site/services';
import { solutions } from '@/site/solutions';

/** Services and solutions that are quoted instead of included in a plan. */
export const customWork = [...services, ...solutions].filter(({ price }) => 'quoted' in price);
