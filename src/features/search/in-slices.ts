/** Work that may pause at each `yield`. */
export type Slices<Result> = Generator<undefined, Result>;

/** Long enough to finish soon, short enough for a click in between to be answered at once on a slow phone. */
const SLICE_MS = 16;

/** Runs work to its end in slices, between which the page stays responsive. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  const end = performance.now() + SLICE_MS;
  do {
    const { done, value } = work.next();
    if (done) return value;
  } while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve));
  return inSlices(work);
}

export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
