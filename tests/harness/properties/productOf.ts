import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { explore, type StateGraph } from '../explore';
import { withMachine } from '../mutation/kill';
import type { PathModel } from '../pathModel';
import { nameOfSubject, rootOfSubject } from '../nameOfSubject';
import type { Subject } from '../Run';
import { type Case, identity, type Stand } from '../Stand';

/** The most places that a product may have. */
const limit = 2_000;

/**
 * All that can happen to some actors of one system together: every combination of their states that can be reached by the events
 * of their models. Throws where an actor has no model in the system, or where the models live in different ones.
 *
 * @param about the actors' names
 * @param models the models to choose from; of those of one actor, the first is taken that lives in the same system as the first actor's
 * @param mutant a machine and what takes its place, to see what would be found out
 */
export function productOf(
  about: readonly string[],
  models: readonly PathModel[],
  mutant?: readonly [machine: AnyStateMachine, other: AnyStateMachine],
): StateGraph {
  const chosen = about.map((name) => modelFor(name, models));
  const [first] = chosen;
  if (!first) throw new Error('A property is about one actor at least');
  const others = chosen.map((model) => ({ model, name: nameOfSubject(model.subject) }));
  const stray = others.find(
    ({ model }) => rootOfSubject(model.subject) !== rootOfSubject(first.subject),
  );
  if (stray) throw new Error(`"${stray.name}" and "${about[0]}" do not live in one system`);

  const subject: Subject = {
    ...first.subject,
    beside: (stand) => about.map((name) => stand.names.includes(name) && identity(stand.of(name))),
  };
  const events = (stand: Stand): Case<AnyEventObject>[] => {
    const here = others.filter(({ name }) => stand.names.includes(name));
    const all = here.flatMap(({ model, name }) =>
      model.possibleAt(stand.about(name)).map((event) => ({ ...event, to: event.to ?? name })),
    );
    return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
  };
  return explore(mutant ? withMachine(subject, ...mutant) : subject, { events, limit });
}

function modelFor(name: string, models: readonly PathModel[]): PathModel {
  const found = models.find((model) => nameOfSubject(model.subject) === name);
  if (!found) throw new Error(`There is no model of an actor named "${name}"`);
  return found;
}
