import type { PathModel } from '../harness';

/**
 * Chooses one model, by the number `draw`, of each group of models whose machines are built alike, such as the five client tiles. The
 * models of a group have the same first word in their names, the same language and equally many transitions.
 */
export function drawnModels(models: readonly PathModel[], draw: number): readonly PathModel[] {
  const groups = new Map<string, PathModel[]>();
  for (const model of models) {
    const group = groups.get(groupOf(model)) ?? [];
    groups.set(groupOf(model), [...group, model]);
  }
  return [...groups.values()].flatMap((alike) => alike[draw % alike.length] ?? []);
}

const groupOf = ({ name, graph, tags = [] }: PathModel) =>
  [name.split(' ')[0], graph.transitions.length, tags.includes('ar'), tags.includes('en')].join();
