import { register, type RegisteredMachine } from '../model/registry';
import { store } from './store';

/** Takes machines that were saved in place of those of before, and runs the shown session through them. */
export function replaceMachines(list: readonly RegisteredMachine[]): void {
  register(list);
  store.replay();
}
