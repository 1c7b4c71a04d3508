import type { StateValue } from 'xstate';
import type { Chart } from './chart';
import { activePaths } from './traversal';

/** The ids of the nodes that a state value says are active, the machine itself among them; none without a value. */
export function activeNodes(chart: Chart, value: StateValue | undefined): ReadonlySet<string> {
  const active = new Set<string>();
  if (value === undefined) return active;
  for (const path of activePaths(value)) {
    let node = chart.nodes[0];
    for (const key of path) {
      const { id } = node ?? {};
      node = chart.nodes.find((each) => each.parent === id && each.key === key);
    }
    if (node) active.add(node.id);
  }
  return active;
}
