import type { CuratedAnswer } from '../search-index';
import { comparedWords } from '../words';
import { benefitAnswers } from './benefit-answers';
import { chatbotAnswers } from './chatbot-answers';
import { companyAnswers } from './company-answers';
import { dataAnswers } from './data-answers';
import { offerAnswers, selfServeAnswers } from './payment-answers';
import { offTopicAnswers } from './off-topic';
import { planAnswers } from './plan-answers';
import { projectAnswers } from './project-answers';
import { serviceAnswers } from './service-answers';
import { siteAnswers } from './site-answers';
import { toolAnswers } from './tool-answers';
import { toolDetailAnswers } from './tool-detail-answers';
import { workAnswers } from './work-answers';

/** The curated answers. The build writes them into the search index, so they cost no JavaScript. */
export function curatedAnswers(): readonly CuratedAnswer[] {
  return [
    ...serviceAnswers(),
    ...planAnswers(),
    ...offerAnswers(),
    ...selfServeAnswers(),
    ...chatbotAnswers(),
    ...toolAnswers(),
    ...benefitAnswers(),
    ...companyAnswers(),
    ...dataAnswers(),
    ...siteAnswers(),
    ...projectAnswers(),
    ...toolDetailAnswers(),
    ...workAnswers(),
    ...offTopicAnswers(),
  ].map((answer) => ({ ...answer, ask: answer.ask.split(' | ').map(shortened).join(' | ') }));
}

/** The words of a question that are compared. One that may be suggested to visitors stays whole. */
function shortened(question: string): string {
  return question.endsWith('?') ? question : comparedWords(question).join(' ') || question;
}
