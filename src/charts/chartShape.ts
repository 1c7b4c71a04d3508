import type { Chart } from './chart';
import { all, data, flag, list, mapOf, name, object, oneOf, type Shape, text } from './shape';

const message = object({ event: text, to: text });

const node = object(
  {
    id: name,
    key: text,
    type: oneOf('atomic', 'compound', 'parallel', 'final', 'history'),
    isInitial: flag,
    entry: list(text),
    exit: list(text),
    invokes: list(text),
    sends: list(message),
  },
  { parent: name, description: text, specification: text },
);

const edge = object(
  {
    id: name,
    source: name,
    event: text,
    targets: list(name),
    actions: list(text),
    sends: list(message),
  },
  { guard: text, params: mapOf(data), description: text, specification: text },
);

/** A tree: the machine first, every other state after its parent; transitions lead between its states. */
const tree: Shape = (value, at) => {
  const { nodes, edges } = value as Chart;
  const known = new Set<string>();
  for (const [index, { id, parent }] of nodes.entries()) {
    const own = `${at}.nodes.${index}`;
    if (known.has(id)) return `${own}.id is there twice: ${id}`;
    if (index === 0 ? parent !== undefined : !parent || !known.has(parent))
      return `${own}.parent is no state before it`;
    known.add(id);
  }
  if (nodes.length === 0) return `${at}.nodes is empty`;
  for (const [index, { source, targets }] of edges.entries()) {
    const stray = [source, ...targets].find((id) => !known.has(id));
    if (stray !== undefined) return `${at}.edges.${index} leads from or to no state: ${stray}`;
  }
  return undefined;
};

/** A chart that can be drawn. */
export const chartShape = all(object({ id: name, nodes: list(node), edges: list(edge) }), tree);
