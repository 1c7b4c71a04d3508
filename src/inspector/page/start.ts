import type { InspectionEvent } from 'xstate';
import type { InspectionMode } from '../../inspection';
import { connect } from './connect';
import { offer } from './offer';
import { Tap } from './Tap';

const open = () => window.open('/inspector.html', 'suood-inspector');

/** Starts what a mode asks for, and returns what is to watch the actors: from their beginning, so before any is made. */
export async function watch(mode: InspectionMode): Promise<(event: InspectionEvent) => void> {
  if (mode === 'stately') {
    const { offerStately } = await import('./stately');
    return offerStately();
  }
  if (mode === 'record') {
    const run = Math.random().toString(36).slice(2, 10);
    return new Tap(run, (entry) => window.suoodRecorder?.(entry)).inspect;
  }
  return connect(() => open() ?? offer('Open inspector', open)).inspect;
}
