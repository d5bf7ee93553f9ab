import type { CuratedAnswer } from '../search-index';
import { companyAnswers } from './company-answers';
import { dataAnswers } from './data-answers';
import { offerAnswers, selfServeAnswers } from './payment-answers';
import { planAnswers } from './plan-answers';
import { serviceAnswers } from './service-answers';

/** The curated answers. The build writes them into the search index, so they cost no JavaScript. */
export function curatedAnswers(): readonly CuratedAnswer[] {
  return [
    ...serviceAnswers(),
    ...planAnswers(),
    ...offerAnswers(),
    ...selfServeAnswers(),
    ...companyAnswers(),
    ...dataAnswers(),
  ];
}
