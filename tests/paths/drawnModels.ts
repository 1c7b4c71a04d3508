import type { PathModel } from '../harness';

/**
 * Chooses one model, by the number `draw`, of each group of models whose machines are built alike, such as the three contact forms or the
 * five client tiles. Such models have the same first word in their names and equally many transitions. Models of different languages are
 * never in one group.
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
