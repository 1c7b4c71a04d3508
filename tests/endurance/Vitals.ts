import type { CDPSession } from '@playwright/test';

/** The memory and the objects that a page holds after a garbage collection. */
export interface Vitals {
  /** Bytes of the scripts' heap in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** How far each figure may rise above its highest value during the warm-up of the walk. */
export const bounds: Vitals = { heap: 2_000_000, nodes: 150, listeners: 40, documents: 1 };

/** How many measurements belong to the warm-up, in which the site loads the files that it loads once. */
export const warmUp = 3;

/** Measures the vitals of a page. */
export async function measure(session: CDPSession): Promise<Vitals> {
  // The second collection frees the objects that the first one finalises.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}

const names = ['heap', 'nodes', 'listeners', 'documents'] as const;

/**
 * The figures that rose above their bound since the warm-up, and by how much; empty when none did. Counts only what is too high at two
 * measurements in a row, because browsers may keep a page for a while after it was left.
 */
export function growth(measured: readonly Vitals[]): string[] {
  const [before, last] = measured.slice(-2);
  if (!before || !last || measured.length <= warmUp) return [];
  const early = measured.slice(0, warmUp);
  return names.flatMap((name) => {
    const most = Math.max(...early.map((each) => each[name]));
    const lasting = Math.min(before[name], last[name]);
    return lasting > most + bounds[name] ? [`${name}: ${most} → ${lasting}`] : [];
  });
}
