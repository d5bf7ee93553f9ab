const ATTEMPTS = 100;
const PAUSE_MS = 200;

/** A started program needs a moment before it accepts connections. */
export async function retryUntilStarted<Result>(connect: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1)
    try {
      return await connect();
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
  return connect();
}
