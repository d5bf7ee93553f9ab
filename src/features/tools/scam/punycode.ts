const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LONGEST_LABEL = 63;

/** Shows the letters that a part of a host such as `xn--mnchen-3ya` stands for; null when it stands for none. */
export function decodeLabel(label: string): string | null {
  if (!label.toLowerCase().startsWith('xn--') || label.length > LONGEST_LABEL) return null;
  const encoded = label.slice(4);
  const plainEnd = encoded.lastIndexOf('-');
  const codes = Array.from(encoded.slice(0, Math.max(plainEnd, 0)), (char) => char.charCodeAt(0));
  const digits = Array.from(encoded.slice(plainEnd + 1), digitOf);
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let at = 0;
  for (let next = 0; next < digits.length;) {
    const from = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digits[next++];
      if (digit === undefined || digit < 0) return null;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(at - from, codes.length + 1, from === 0);
    code += Math.floor(at / (codes.length + 1));
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    at %= codes.length + 1;
    codes.splice(at++, 0, code);
  }
  return digits.length === 0 ? null : String.fromCodePoint(...codes);
}

function digitOf(char: string): number {
  if (/[a-z]/i.test(char)) return char.toLowerCase().charCodeAt(0) - 97;
  return /\d/.test(char) ? Number(char) + 26 : -1;
}

function adapt(delta: number, points: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
