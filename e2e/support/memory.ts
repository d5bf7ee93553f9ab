import type { CDPSession, Page } from '@playwright/test';

export type Footprint = Record<'Nodes' | 'JSEventListeners' | 'JSHeapUsedSize', number>;

/** What the page holds on to after everything that nobody needs has been collected. */
export async function measureFootprint(page: Page, devTools: CDPSession): Promise<Footprint> {
  await devTools.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    Nodes: valueOf('Nodes'),
    JSEventListeners: valueOf('JSEventListeners'),
    JSHeapUsedSize: valueOf('JSHeapUsedSize'),
  };
}
