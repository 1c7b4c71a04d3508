import { file, trial } from './actors';
import { address } from './address';
import { store } from './store';

/** Drops what is recorded, opened and tried, and the session that the address names: none of it comes back with a reload. */
export function forgetAll(): void {
  trial.send({ type: 'leave' });
  // A refused file is dismissed first, then the session behind it closed.
  file.send({ type: 'close' });
  file.send({ type: 'close' });
  store.reset();
  address.send({ type: 'dismiss' });
  window.history.replaceState(null, '', window.location.pathname);
}
