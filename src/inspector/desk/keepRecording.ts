import { fromFile, parseFile, toFile } from '../../charts/sessionFile';
import { store } from './store';

const key = 'inspector recording';

/** Browsers keep about five million characters for a visit. */
const limit = 4_000_000;

/** Brings back what was recorded before a reload of the inspector, and keeps what is recorded for the next one. */
export function keepRecording(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) store.restore(fromFile(parseFile(kept)));
  } catch (error) {
    // What was kept is broken or of another version, or nothing can be kept: the recording starts empty.
    store.refuse((error as Error).message);
  }
  window.addEventListener('pagehide', () => {
    const text = JSON.stringify(toFile(store.sessions().live));
    try {
      if (text.length < limit) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked or full: live pages send their last steps again.
    }
  });
}
