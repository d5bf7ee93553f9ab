/** The tag in the head of every page with what the assistant of this build answers. */
export const CURRENT_RUN = 'current-run';

let prerendered: string | undefined;

export function prerenderCurrentRun(counts: string) {
  prerendered = counts;
}

/** As in "46 right, 25 closest shown". Undefined on the dev server. */
export function currentRun(): string | undefined {
  if (typeof document === 'undefined') return prerendered;
  return document.querySelector<HTMLMetaElement>(`meta[name="${CURRENT_RUN}"]`)?.content;
}
