import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../charts/chart';
import { fromElk, toElk } from '../../charts/elkGraph';
import type { Layout } from '../../charts/layout';

/** A Trusted Types policy for the address of a worker, because the page's content security policy may refuse a plain string. */
const rules = { createScriptURL: (address: string) => address };
const trusted = window.trustedTypes?.createPolicy('worker', rules) ?? rules;

/** Starts a worker: a module under the development server, a classic script in a build. */
export const startWorker = (address: string): Worker =>
  new Worker(trusted.createScriptURL(address), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });

const elk = new ELK({ workerFactory: () => new Worker(trusted.createScriptURL(workerUrl)) });

const layouts = new Map<string, Promise<Layout>>();

/** The layout of a chart, computed in a worker. Each chart has one promise, because React's `use` needs the same promise at each render. */
export function layoutOf(chart: Chart): Promise<Layout> {
  const key = JSON.stringify(chart);
  const known = layouts.get(key);
  if (known) return known;
  const layout = elk.layout(toElk(chart)).then(fromElk);
  layouts.set(key, layout);
  return layout;
}
