import { plainWords } from './plain-words';

const POLITELY = String.raw`^(?:(?:please|now|just|from now on|you|can|could|must|should|will) )*`;
const FOR_FUN = 'poem|haiku|limerick|song|rap|essay|novel|joke|riddle|cover letter|love letter|fake';

/** To be played with, to be talked out of its rules, or to hand out what is nobody’s business: none of it is a question. */
const mischief: readonly RegExp[] = [
  /^(?:(?:please|now|just|from now on) )*(?:pretend|roleplay|act (?:as|like)|you are now an?|you are now dan|you must answer|let us play|let s play)\b/,
  new RegExp(`${POLITELY}(?:pretend|sing|swear|repeat after me)\\b`),
  new RegExp(`${POLITELY}(?:write|compose|make up) (?:\\w+ ){0,4}(?:${FOR_FUN})\\b`),
  new RegExp(`${POLITELY}write me (?:\\w+ ){0,2}(?:code|program|script)\\b`),
  new RegExp(`${POLITELY}(?:tell|give|read) me an? (?:story|secret|recipe|${FOR_FUN})\\b`),
  /^(?:(?:please|now|just|from now on|you must|you should|you can) )*(?:ignore|disregard|forget) (?:(?:all|any|everything|previous|your)\b.*\b(?:instructions?|rules|prompt|guidelines?|above|told|said|you)\b|the (?:above|instructions|prompt|guidelines)\b|what you\b)/,
  /\b(?:ignore|disregard|forget) (?:(?:all|any|your|the) )*(?:previous|prior|earlier) (?:instructions?|rules|prompts?|guidelines?)\b/,
  /\b(?:reveal|show|tell|give|print|output|read|leak|send|what is|what s|what are) (?:(?:me|us|the|your|its|hidden) )*(?:admin|administrator|root|database|master|system) (?:passwords?|prompt)\b/,
  new RegExp(
    `${POLITELY}(?:show|give|list|tell|read|send|print|reveal) .*\\b(?:data|numbers?|passwords?|addresses|messages|accounts?) of (?:all|another|other|every) (?:(?:the|your|other) )*(?:customers?|users?|clients?|people|visitors?)\\b`,
  ),
];

export function isMischief(asked: string): boolean {
  return asked
    .split(/[.!?:;\n]+/)
    .map(plainWords)
    .some((sentence) => mischief.some((pattern) => pattern.test(sentence)));
}
