import { expect } from '@playwright/test';

/** A started program needs a moment before it accepts connections. */
export async function retryUntilStarted<Connection extends object>(
  connect: () => Promise<Connection>,
): Promise<Connection> {
  const connections: Connection[] = [];
  await expect(async () => {
    connections.push(await connect());
  }).toPass({ timeout: 20_000, intervals: [200] });
  const [connection] = connections;
  if (!connection) throw new Error('The program did not start.');
  return connection;
}
