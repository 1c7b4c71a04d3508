import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../charts/chart';
import { fromElk, toElk } from '../../charts/elkGraph';
import type { Layout } from '../../charts/layout';

/** What lets the worker's address through where a policy takes no plain text as one (Trusted Types). */
const rules = { createScriptURL: (address: string) => address };
const trusted = window.trustedTypes?.createPolicy('worker', rules) ?? rules;

/** Starts a worker from its address. */
export const startWorker = (address: string): Worker =>
  new Worker(trusted.createScriptURL(address), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });

const elk = new ELK({ workerFactory: () => new Worker(trusted.createScriptURL(workerUrl)) });

const layouts = new Map<string, Promise<Layout>>();

/** The layout of a chart, computed in a worker. The promise of a chart is always the same one: React's `use` asks for it at each render. */
export function layoutOf(chart: Chart): Promise<Layout> {
  const key = JSON.stringify(chart);
  const known = layouts.get(key);
  if (known) return known;
  const layout = elk.layout(toElk(chart)).then(fromElk);
  layouts.set(key, layout);
  return layout;
}
