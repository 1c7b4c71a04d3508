import type { CDPSession } from '@playwright/test';

/** What a page holds after its garbage was collected. */
export interface Vitals {
  /** Bytes of the scripts' heap in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** How far each may rise above the most that was seen while the walk warmed up. */
export const bounds: Vitals = { heap: 2_000_000, nodes: 150, listeners: 40, documents: 1 };

/** How many measurements belong to the warming up: in it the site loads what it loads once. */
export const warmUp = 3;

/** Measures what a page holds. */
export async function measure(session: CDPSession): Promise<Vitals> {
  // What the first collection finalises, the second one frees.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}

const names = ['heap', 'nodes', 'listeners', 'documents'] as const;

/**
 * What rose above its bound since the warming up, and by how much; empty where all is well. It has to be there at two measurements
 * in turn: browsers keep the page that was left for a while when a field of it had the focus (168 nodes), and what leaks stays.
 */
export function growth(measured: readonly Vitals[], allowed: Vitals = bounds): string[] {
  const [before, last] = measured.slice(-2);
  if (!before || !last || measured.length <= warmUp) return [];
  const early = measured.slice(0, warmUp);
  return names.flatMap((name) => {
    const most = Math.max(...early.map((each) => each[name]));
    const lasting = Math.min(before[name], last[name]);
    return lasting > most + allowed[name] ? [`${name}: ${most} → ${lasting}`] : [];
  });
}
