import type { Tone } from '@/features/tools';
import type { PersonalData } from './find-personal-data';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The analysis of a message. Its positions are character offsets in `text`. */
export interface Analysis {
  readonly text: string;
  /** From -1 to 1. */
  readonly score: number;
  readonly tone: Tone;
  readonly sentences: readonly (Span & { readonly language: string })[];
  /** The main language first. */
  readonly languages: readonly string[];
  /** Of the same languages, in English. */
  readonly languageNames: readonly string[];
  readonly marks: readonly (Span & { readonly tone: 'positive' | 'negative' })[];
  readonly personal: readonly PersonalData[];
  readonly team: string;
  /** The words that the team was chosen by. */
  readonly because: readonly string[];
  readonly reply: string;
  /** The passage that the reply of a sample quotes. */
  readonly source?: string;
  /** A sample's foreign sentence in English. */
  readonly inEnglish?: string;
}

interface TextPart {
  readonly text: string;
  readonly start: number;
  readonly tone: 'positive' | 'negative' | undefined;
  readonly isPersonal: boolean;
  /** Of its sentence, unless that is the main language. */
  readonly language: string | undefined;
  readonly endsSentence: boolean;
}

/** Splits a message where a mark, personal data or a sentence begins or ends. Personal data stays whole. */
export function partsOf({ text, marks, personal, sentences, languages }: Analysis): TextPart[] {
  const spans = [...marks, ...personal, ...sentences];
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut <= text.length && !personal.some(({ start, end }) => start < cut && cut < end))
    .toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covers = (span: Span) => span.start <= start && span.end >= end;
    const tone = marks.find(covers)?.tone;
    const sentence = sentences.find(covers);
    return {
      text: text.slice(start, end),
      start,
      isPersonal: personal.some(covers),
      tone,
      language: sentence?.language === languages[0] ? undefined : sentence?.language,
      endsSentence: sentence?.end === end,
    };
  });
}
