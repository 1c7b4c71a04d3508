import type { Step } from '../../charts/records';
import { cursor, view } from './actors';
import { store } from './store';

/** Shows an actor of the shown session. */
export function selectActor(actor: string): void {
  view.send({ type: 'selectActor', actor, chart: store.shown.recording.actors.get(actor)?.chart });
}

/** Goes to a step, at its place in time, and shows its actor. */
export function goTo({ actor }: Step, place: number): void {
  selectActor(actor);
  cursor.send({ type: 'seek', place });
}
