/** How long something takes. Bounds on it have to leave room for a busy machine. */
export function milliseconds(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
