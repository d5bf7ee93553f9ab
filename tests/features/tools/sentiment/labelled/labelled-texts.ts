import { heldOutStories } from './held-out-stories';
import { tuningGoods } from './tuning-goods';
import { tuningOrders } from './tuning-orders';
import { tuningOutings } from './tuning-outings';
import { tuningLetters } from './tuning-letters';
import { tuningReviews } from './tuning-reviews';
import { tuningPlaces } from './tuning-places';

const tones = { '+': 'positive', '-': 'negative', '0': 'neutral' } as const;

export interface LabelledText {
  readonly text: string;
  readonly tone: (typeof tones)[keyof typeof tones];
}

/** The words and rules were adjusted on these. */
export const tuning = [
  tuningGoods,
  tuningPlaces,
  tuningOrders,
  tuningOutings,
  tuningReviews,
  tuningLetters,
].flatMap(parse);
/** On these they are only judged. */
export const heldOut = [heldOutStories].flatMap(parse);

function parse(lines: string): LabelledText[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [sign = '', text] = [line[0], line.slice(2)];
      if (!isSign(sign)) throw new Error(`No label: ${line}`);
      return { text, tone: tones[sign] };
    });
}

function isSign(sign: string): sign is keyof typeof tones {
  return sign in tones;
}
