import type { PathModel } from '../harness/index';
import { models } from '../models/models';

/**
 * Chooses one model, by the number `draw`, of each group of models whose machines are built alike, such as the five client tiles. The
 * models of a group have the same first word in their names, the same language and equally many transitions.
 */
export function drawModels(draw: number): readonly PathModel[] {
  const groups = new Map<string, PathModel[]>();
  for (const model of models) {
    const { name, graph, tags = [] } = model;
    const language = ['ar', 'en'].filter((each) => tags.includes(each)).join();
    const key = `${name.split(' ')[0]}, ${graph.transitions.length}, ${language}`;
    groups.set(key, [...(groups.get(key) ?? []), model]);
  }
  // The last two bits of `draw` choose the project of a tour (`drawProject`): each model must come in every project.
  const drawn = Math.floor(draw / 4);
  return [...groups.values()].flatMap((alike) => alike[drawn % alike.length] ?? []);
}

const { DRAW } = process.env;
/** The models of this run: all, or the drawn ones if `DRAW`, a number, shortens it. */
export const modelsOfRun = DRAW ? drawModels(Number(DRAW)) : models;
