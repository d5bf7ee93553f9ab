import { priceParts } from '@/domain/format';
import { money } from '@/domain/money';
import { planOf } from '@/domain/plans';
import { firstYearWithOffer } from '@/domain/prices';

const pro = planOf('pro');

/** A year of the recommended plan, paid at once or with the offer. */
export const yearAtOnce = `With this offer, ${pro.title} costs ${money(firstYearWithOffer(pro.price ?? 0))} over 12 months, and you can leave after any month. Sure you’ll stay? Pay ${priceParts(pro, 'yearly')[0]} for the year instead.`;
