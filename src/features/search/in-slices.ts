/** Work that can be interrupted at each `yield`. */
export type Slices<Result> = Generator<undefined, Result>;

/** Long slices finish the work sooner; short ones let a slow phone respond to a click in between. */
const SLICE_MS = 16;

/** Runs work in slices and yields to the event loop between them, so that the page stays responsive. */
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
