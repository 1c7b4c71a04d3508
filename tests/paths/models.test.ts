import { readdirSync } from 'node:fs';
import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { targetOf } from './coverage';
import { transitionDefinitions } from './transitionDefinitions';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import { models } from './models';
import { postman } from './postman';
import { tour } from './tour';

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

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

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
        const own = models.filter(
          ({ only = {} }) =>
            (only.language ?? language) === language && (only.layout ?? layout) === layout,
        );
        expect(new Set(own.map(({ machine }) => machine))).toEqual(machines);
      }
    }
  });

  it('take every transition of every machine in a project of each language', () => {
    for (const language of ['ar', 'en']) {
      const spoken = models.filter(({ only }) => (only?.language ?? language) === language);
      for (const { machine } of models) {
        const offered = spoken.filter((model) => model.machine === machine).map(targetOf);
        const taken = new Set(offered.flatMap(({ definitions }) => definitions));
        expect(taken).toEqual(new Set(transitionDefinitions(machine).values()));
      }
    }
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
});
