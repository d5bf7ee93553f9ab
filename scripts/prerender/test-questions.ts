import { createSiteReader, type SearchIndex } from '../../src/features/reader/index.ts';
import { answerQuestion, countVerdicts } from '../../src/features/tools/hundred-questions/judge.ts';
import { firstRun, hundredQuestions } from '../../src/site/hundred-questions.ts';

/** Prints what the assistant of this build answers, for the first run of new questions and for later changes. */
export function testQuestions(index: SearchIndex) {
  const reader = createSiteReader(index);
  const counts = JSON.stringify(countVerdicts(hundredQuestions.map((one) => answerQuestion(reader, one))));
  if (counts !== JSON.stringify(firstRun?.counts ?? countVerdicts([])))
    console.log(`The questions of src/site/hundred-questions.ts now come out as ${counts}.`);
}
