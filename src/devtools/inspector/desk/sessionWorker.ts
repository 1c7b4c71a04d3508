/** Runs in a worker: parses and checks a session, which may be many megabytes, and passes it to the inspector in parts. */
import type { Chart } from '../../charts/chart';
import type { Step } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import { readSession } from '../model/readSession';

/** A request to read a file. `path` and `project` choose one path from a run of the path tests; `charts` come from the present code. */
export interface ReadRequest {
  readonly file: Blob;
  readonly path: string | null;
  readonly project: string | null;
  readonly charts: ReadonlyMap<string, Chart>;
}

/** A message of the worker: some of the steps; at the end, the session without its steps; or why the session cannot be read. */
export type ReadPart =
  | { readonly steps: readonly Step[]; readonly all: number }
  | { readonly session: Session }
  | { readonly problem: string };

/** How many steps one message holds: few, so that the page stays responsive. */
const part = 20;

const post = (message: ReadPart) => globalThis.postMessage(message);

async function read({ file, path, project, charts }: ReadRequest): Promise<void> {
  try {
    const session = readSession(await file.text(), path, project, charts);
    const { steps } = session.recording;
    for (let first = 0; first < steps.length; first += part)
      post({ steps: steps.slice(first, first + part), all: steps.length });
    post({ session: { ...session, recording: { ...session.recording, steps: [] } } });
  } catch (error) {
    post({ problem: (error as Error).message });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data));
