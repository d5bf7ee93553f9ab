import type { CuratedAnswer } from '../search-index';
import { comparedWords } from '../words';
import { benefitAnswers } from './benefit-answers';
import { chatbotAnswers } from './chatbot-answers';
import { companyAnswers } from './company-answers';
import { dataAnswers } from './data-answers';
import { offerAnswers, selfServeAnswers } from './payment-answers';
import { numberAnswers } from './number-answers';
import { offTopicAnswers } from './off-topic';
import { planAnswers } from './plan-answers';
import { projectAnswers } from './project-answers';
import { serviceAnswers } from './service-answers';
export { withShortQuotes } from './short-quotes';
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
    ...numberAnswers(),
    ...offTopicAnswers(),
  ]
    .map((answer) =>
      Object.assign(answer, { ask: distinct(answer.ask.split(' | ').map(shortened)).join(' | ') }),
    )
    .toSorted(bySuggestionAndAddress);
}

/** The words of a question that are compared. One that may be suggested to visitors stays whole. */
function shortened(question: string): string {
  const words = comparedWords(question);
  return question.endsWith('?') || words.length < 2 ? question : words.join(' ');
}

/** Leaves out questions whose words all occur in the others. Single words are searched for. */
function distinct(questions: readonly string[]): readonly string[] {
  return questions.reduceRight<readonly string[]>((kept, question, at) => {
    const others = new Set(kept.filter((_, other) => other !== at).flatMap((other) => other.split(' ')));
    const words = question.split(' ');
    const isCovered = at > 0 && words.length > 1 && words.every((word) => others.has(word));
    return isCovered ? kept.toSpliced(at, 1) : kept;
  }, questions);
}

/** Questions that may be suggested come first, in their order. Similar answers next to each other compress best. */
function bySuggestionAndAddress(one: CuratedAnswer, other: CuratedAnswer): number {
  if (isSuggested(one) || isSuggested(other)) return Number(isSuggested(other)) - Number(isSuggested(one));
  return one.to.localeCompare(other.to);
}

function isSuggested({ ask }: CuratedAnswer): boolean {
  return ask.split(' | ', 1)[0]?.endsWith('?') ?? false;
}
