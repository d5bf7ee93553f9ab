import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

const METRICS = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;
const MAX_GROWTH = 1.05;

export type Footprint = Record<(typeof METRICS)[number], number>;

/** Heap, nodes and listeners after garbage collection. */
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

export function expectNoGrowth(before: Footprint, after: Footprint): void {
  for (const metric of METRICS)
    expect.soft(after[metric], metric).toBeLessThanOrEqual(before[metric] * MAX_GROWTH);
}
