import { PreviewField } from '../tool-frame';
import { sampleScore } from './sample-score';
import samples from './samples.json';
import { Readout, SentenceList } from './score-view';

/** The tool as markup, with the score of its sample. */
export const sentimentPreview = {
  input: <PreviewField label="Your text" text={samples[0]?.text ?? ''} className="min-h-48 grow" />,
  result: <Readout score={sampleScore} isEmpty={false} />,
  findings: <SentenceList title="Sentence by sentence" sentences={sampleScore.sentences} />,
};
