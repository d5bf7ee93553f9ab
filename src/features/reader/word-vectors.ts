/** What a word means, as a direction: words that are used alike are near. */
export type Vector = Float32Array;
export type WordVectors = ReadonlyMap<string, Vector>;

/** 20,000 words of English, compressed in the file, because hosts compress only what they know. */
export async function loadWordVectors(): Promise<WordVectors> {
  const response = await fetch(new URL('./word-vectors.bin', import.meta.url));
  if (!response.ok || !response.body) throw new Error('The word vectors did not load.');
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return readWordVectors(await new Response(unpacked).arrayBuffer());
}

const DIMENSIONS = 50;
const LINE_END = 10;

/** Reads what scripts/word-vectors.mjs makes: a line of words, then a byte for each dimension of each word. */
export function readWordVectors(file: ArrayBuffer): WordVectors {
  const end = new Uint8Array(file).indexOf(LINE_END);
  const words = new TextDecoder().decode(file.slice(0, end)).split(' ');
  const numbers = new Int8Array(file, end + 1);
  const vectorAt = (at: number) =>
    Float32Array.from(numbers.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS));
  return new Map(words.map((word, at) => [word, normalize(vectorAt(at))]));
}

/** The direction of a weighted sum. */
export function meanOf(parts: readonly { readonly vector: Vector; readonly weight: number }[]): Vector {
  const sum = new Float32Array(DIMENSIONS);
  for (const { vector, weight } of parts)
    for (const [at, number] of vector.entries()) sum[at] = (sum[at] ?? 0) + weight * number;
  return normalize(sum);
}

/** The cosine of the angle between two directions: 1 for the same. */
export function cosine(one: Vector, other: Vector): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
}

function normalize(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return vector.map((number) => number / length);
}
