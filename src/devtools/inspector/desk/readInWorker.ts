import type { Step } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import { registeredCharts } from '../model/registry';
import { startWorker } from './layoutOf';
import type { ReadPart, ReadRequest } from './sessionWorker';
// Vite makes it.
// eslint-disable-next-line import/default
import workerUrl from './sessionWorker?worker&url';

/**
 * Reads a session in a worker, and says how far it is, from 0 to 1; `signal` gives it up. Rejects with what is wrong with the
 * session.
 */
export function readInWorker(
  request: Omit<ReadRequest, 'charts'>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Session> {
  const worker = startWorker(workerUrl);
  signal.addEventListener('abort', () => worker.terminate());
  const steps: Step[] = [];
  const read = new Promise<Session>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadPart>) => {
      if ('problem' in data) reject(new Error(data.problem));
      if ('session' in data)
        resolve({ ...data.session, recording: { ...data.session.recording, steps } });
      if (!('steps' in data)) return;
      steps.push(...data.steps);
      onProgress(steps.length / data.all);
    });
    const charts = new Map(registeredCharts().map((chart) => [chart.id, chart]));
    worker.postMessage({ ...request, charts } satisfies ReadRequest);
  });
  return read.finally(() => worker.terminate());
}
