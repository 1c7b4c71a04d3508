import type { Step } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import type { Source } from '../machines/fileMachine';
import { registeredCharts } from '../model/registry';
import { startWorker } from './layoutOf';
import type { ReadPart, ReadRequest } from './sessionWorker';
// Vite generates this module (`?worker&url`), so the linter finds no default export in the file.
// eslint-disable-next-line import/default
import workerUrl from './sessionWorker?worker&url';

/** A session's file, fetched if the source is an address. Throws an Error that tells the developer why it cannot be read. */
async function readSource(source: Source): Promise<Blob> {
  if (typeof source !== 'string') return source;
  const base = window.location.href;
  if (!URL.canParse(source, base)) throw new Error('This is no address.');
  const address = new URL(source, base);
  if (address.origin !== window.location.origin) {
    throw new Error('Sessions are opened from this origin only.');
  }
  const response = await fetch(address).catch(() => undefined);
  // Where no file exists, Vite's server answers with the project's page as HTML.
  if (!response?.ok || response.headers.get('Content-Type')?.includes('text/html'))
    throw new Error(
      'No report was found at this address. Run the path tests, then load this page again.',
    );
  return response.blob();
}

/**
 * Reads a session in a worker. `onProgress` gets the share read so far, from 0 to 1; `signal` cancels. Rejects with an error that says what
 * is wrong. From a run of the path tests that the address names, reads the path that it names too (`?path=`, `?project=`); from one that the
 * developer chose, the first failed path.
 */
export async function readInWorker(
  source: Source,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Session> {
  const named =
    typeof source === 'string' ? new URL(window.location.href).searchParams : new URLSearchParams();
  const request: ReadRequest = {
    file: await readSource(source),
    path: named.get('path'),
    project: named.get('project'),
    charts: new Map(registeredCharts().map((chart) => [chart.id, chart])),
  };
  signal.throwIfAborted();
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
    worker.postMessage(request);
  });
  return read.finally(() => worker.terminate());
}
