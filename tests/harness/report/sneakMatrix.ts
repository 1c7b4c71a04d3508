import { valueInWords } from '../../../src/charts/words';
import { transitionKey } from '../explore';
import type { PathModel } from '../pathModel';
import { failedKey, ownKey } from './failedKey';
import type { SneakMatrix, Walked } from './ReportData';

/** The sneak suite of a model as a table; none where every event is accepted everywhere. */
export function sneakMatrix(model: PathModel, walks: readonly Walked[]): SneakMatrix[] {
  const { graph, name } = model;
  if (graph.sneaks.length === 0) return [];
  const own = walks.filter((walk) => walk.model === name && walk.report);
  const held = new Set(own.flatMap(({ report }) => report?.sneaks ?? []));
  const failed = new Set(own.flatMap(({ recording }) => (recording && failedKey(recording)) ?? []));
  const events = [...new Set(graph.sneaks.map(({ event }) => event.type))];
  const states = [...graph.stands.values()].map(({ value }) => valueInWords(value));
  return [
    {
      model: name,
      events,
      rows: [...new Set(states)].map((state) => ({
        state,
        cells: events.map((type) => {
          const cells = graph.sneaks
            .filter((cell) => cell.event.type === type)
            .filter(({ previous }) => valueInWords(previous.value) === state);
          if (cells.length === 0) return 'accepted';
          if (cells.some((cell) => failed.has(ownKey(cell)))) return 'failed';
          return cells.every((cell) => held.has(transitionKey(cell))) ? 'held' : 'not tried';
        }),
      })),
    },
  ];
}
