/** To be played with, to be talked out of its rules, or to hand out what is nobody’s business: none of it is a question. */
const mischief: readonly RegExp[] = [
  /^(?:(?:please|now|just|from now on|can you|could you) )*(?:pretend|imagine|repeat|say|sing|draw|compose|swear|roleplay|act as|you are now|you must|write (?:me|an?|my)|let us play|let s play) /,
  /^(?:(?:please|now|just|can you|could you) )*(?:tell|give|read) me an? (?:joke|story|secret|riddle|poem|song|recipe) ?/,
  /(?<!\b(?:you|it|they|assistant|bot|chatbot) )\b(?:ignore|disregard|forget) (?:all|any|everything|previous|your|the|what)\b.*\b(?:instructions?|rules|prompt|guidelines?|told|said|you)\b/,
  /\b(?:admin|administrator|root|database|master|system) (?:passwords?|prompt)\b/,
  /\b(?:data|numbers?|passwords?|addresses|messages|accounts?) of (?:all|another|other|every) (?:the |your |other )*(?:customers?|users?|clients?|people|visitors?)\b/,
];

export function isMischief(asked: string): boolean {
  const plain = asked
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return mischief.some((pattern) => pattern.test(plain));
}
