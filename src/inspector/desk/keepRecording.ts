import { fromFile, parseFile, toFile } from '../../charts/sessionFile';
import { store } from './store';
import { visitStorage } from './visitStorage';

/** Browsers keep about five million characters for a visit. */
const limit = 4_000_000;

/** Brings back what was recorded before a reload of the inspector, and keeps what is recorded for the next one. */
export function keepRecording(): void {
  try {
    const kept = visitStorage.getItem('recording');
    if (kept) store.restore(fromFile(parseFile(kept)));
  } catch (error) {
    // What was kept is broken or of another version: the recording starts empty.
    store.refuse((error as Error).message);
  }
  window.addEventListener('pagehide', () => {
    const text = JSON.stringify(toFile(store.sessions().live));
    // Where it is too long, live pages send their last steps again.
    visitStorage.setItem('recording', text.length < limit ? text : '');
  });
}
