import { answerable, type Expected } from './answerable';
import { answerableOfFeatures } from './answerable-features';
import { fifthAnswerable } from './answerable-fifth';
import { fourthAnswerable } from './answerable-fourth';
import { fourthAnswerableOfFeatures } from './answerable-fourth-features';
import { moreAnswerable } from './answerable-more';
import { thirdAnswerable } from './answerable-third';
import { unanswerable } from './unanswerable';
import { fourthUnanswerable } from './unanswerable-fourth';
import { fifthUnanswerable } from './unanswerable-fifth';
import { unseenAnswerable } from './unseen';
import { unseenAnswerableOfFeatures } from './unseen-features';
import { unseenUnanswerable } from './unseen-unanswerable';

const knownAnswerable = [
  ...answerable,
  ...answerableOfFeatures,
  ...moreAnswerable,
  ...thirdAnswerable,
  ...fourthAnswerable,
  ...fourthAnswerableOfFeatures,
  ...fifthAnswerable,
];

/** What the assistant is asked to see how good it is: once with what it was tuned with, once with what it was not. */
export const questions = {
  known: {
    answerable: oneByOne(knownAnswerable),
    unanswerable: [...unanswerable, ...fourthUnanswerable, ...fifthUnanswerable],
  },
  unseen: {
    answerable: oneByOne([...unseenAnswerable, ...unseenAnswerableOfFeatures]),
    unanswerable: unseenUnanswerable,
  },
} as const;

function oneByOne(groups: readonly Expected[]) {
  return groups.flatMap(({ pages, questions: all }) => all.map((asked) => ({ asked, pages })));
}
