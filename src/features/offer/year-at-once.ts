import { priceParts } from '@/domain/format';
import { money } from '@/domain/money';
import { planOf } from '@/domain/plans';
import { firstYearWithOffer } from '@/domain/prices';

const pro = planOf('pro');

/** A year of the recommended plan, paid at once or with the offer. */
export const yearAtOnce = `Or pay for a year at once: ${priceParts(pro, 'yearly')[0]} on ${pro.title}, instead of ${money(firstYearWithOffer(pro.price ?? 0))} by the month with this offer. The two don’t combine.`;
