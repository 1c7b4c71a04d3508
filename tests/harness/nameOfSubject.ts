import type { AnyStateMachine } from 'xstate';
import type { Subject } from './Run';

/** The name of the actor that a run is about. */
export const nameOfSubject = ({ within, machine }: Pick<Subject, 'within' | 'machine'>): string =>
  within?.name ?? machine.id;

/** The root of the system that a run is in. */
export const rootOfSubject = ({
  within,
  machine,
}: Pick<Subject, 'within' | 'machine'>): AnyStateMachine => within?.root ?? machine;
