import { readdirSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isMachine } from '../../src/devtools/charts/isMachine';
import { transitionsOf } from '../../src/devtools/charts/traversal';
import {
  type GeneratorName,
  generators,
  movesMade,
  pairKey,
  pairsOf,
  pairsTour,
  type PathModel,
  postman,
  tour,
  transitionKey,
} from '../harness';
import { models } from './models';

const folder = new URL('../../machines/', import.meta.url);

/** Every machine that the files in `machines/` export, alone or in a collection. */
async function machinesOfTheSite(): Promise<AnyStateMachine[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return modules
    .flatMap(Object.values)
    .flatMap((value) => (isMachine(value) ? value : Object.values(Object(value) as object)))
    .filter(isMachine);
}

/** The transitions of a machine that lead anywhere or do anything, after its id. */
const definitionsOf = (machine: AnyStateMachine): string[] =>
  [...transitionsOf(machine)]
    .filter(([{ target, actions }]) => target !== undefined || actions.length > 0)
    .map(([, { name }]) => `${machine.id} / ${name}`);

/** The transitions that the paths of a model take, of any machine, after its id. */
const takenBy = ({ machine, graph }: PathModel): string[] =>
  [...graph.takenAtStart, ...graph.transitions.flatMap(({ taken }) => taken)].map((name) =>
    name.includes(' / ') ? name : `${machine.id} / ${name}`,
  );

/** The pairs that a model's paths take, by the kinds of its transitions. */
function pairsIn(model: PathModel): Set<string> {
  const kindOf = new Map(model.graph.transitions.map((each) => [transitionKey(each), each.kind]));
  return new Set(
    model.pathsBy('pairs').flatMap(({ steps }) => {
      const kinds = steps.slice(1).map(({ event }, index) => {
        const previous = steps[index]?.state ?? steps[0]?.state;
        return previous && kindOf.get(transitionKey({ previous, event }));
      });
      return kinds.slice(1).map((to = '', index) => pairKey({ from: kinds[index] ?? '', to }));
    }),
  );
}

describe('the models', () => {
  it('stand for every machine, and for nothing else', async () => {
    const machines = await machinesOfTheSite();
    expect(machines.length).toBeGreaterThan(10);
    expect(new Set(models.map(({ machine }) => machine))).toEqual(new Set(machines));
  });

  it('stand for every machine in each project', () => {
    const machines = new Set(models.map(({ machine }) => machine));
    for (const language of ['ar', 'en']) {
      for (const layout of ['desktop', 'mobile']) {
        const own = models.filter(({ tags = [language] }) =>
          tags.every((tag) => tag === language || tag === layout),
        );
        expect(new Set(own.map(({ machine }) => machine))).toEqual(machines);
      }
    }
  });

  it('take every transition of every machine in the projects of each language', () => {
    for (const language of ['ar', 'en']) {
      const other = language === 'ar' ? 'en' : 'ar';
      const spoken = models.filter(({ tags }) => !tags?.includes(other));
      const taken = new Set(spoken.flatMap(takenBy));
      const left = spoken.flatMap(({ machine }) =>
        definitionsOf(machine).filter((name) => !taken.has(name)),
      );
      // In Arabic no page comes in English.
      expect(left).toEqual(language === 'ar' ? ['language / starting: always → english'] : []);
    }
  });

  it('have a reference each, all of whose moves some model makes', () => {
    const left = new Set(
      models.flatMap(({ name, reference }) => {
        if (!reference) throw new Error(`${name} has no reference`);
        return reference.moves.map((move) => JSON.stringify([reference.chart, move]));
      }),
    );
    expect(left.size).toBeGreaterThan(100);
    for (const model of models)
      for (const move of movesMade(model, model.graph))
        left.delete(JSON.stringify([model.reference?.chart, move]));
    expect([...left]).toEqual([]);
  });

  it('are named apart, and so are their paths', () => {
    const names = models.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const generator of Object.keys(generators) as GeneratorName[]) {
      const ids = models.flatMap((model) => model.pathsBy(generator).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(models.map((model) => [model.name, model] as const))(
    'walk %s in one tour as short as there can be',
    (_, model) => {
      const paths = model.paths(tour);
      const { bound } = postman(model.graph.start, model.graph.transitions);
      expect(paths).toHaveLength(1);
      expect(paths.map(({ steps }) => steps.length - 1)).toEqual([bound]);
    },
  );

  it.each(models.map((model) => [model.name, model] as const))(
    'take every pair of %s, in as few steps as there can be',
    (_, model) => {
      expect(pairsIn(model)).toEqual(new Set(pairsOf(model.graph).map(pairKey)));
      const length = model.pathsBy('pairs').reduce((sum, { steps }) => sum + steps.length - 1, 0);
      expect(length).toBe(pairsTour(model.graph).bound);
    },
  );

  it.each(models.map((model) => [model.name, model] as const))(
    'try all of %s that it does not accept',
    (_, model) => {
      const tried = model.pathsBy('sneak').flatMap(({ steps }) =>
        steps.slice(1).flatMap(({ event }, index) => {
          const previous = steps[index]?.state;
          return previous && !previous.can(event) ? [transitionKey({ previous, event })] : [];
        }),
      );
      expect(tried.toSorted()).toEqual(model.graph.sneaks.map(transitionKey).toSorted());
    },
  );
});
