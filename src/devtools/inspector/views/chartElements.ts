import { useSelector } from '@xstate/react';
import { type Edge, MarkerType, type Node } from '@xyflow/react';
import { activeNodes, type Chart, type ChartNode } from '../../charts/chart';
import { labelOf, type Layout, linesOf } from '../../charts/layout';
import { pathStepAt } from '../../charts/records';
import type { Visits } from '../../charts/sessionFile';
import { withMarks } from '../../charts/words';
import { view } from '../desk/actors';
import { useShown } from '../desk/useShown';

/** A state as React Flow draws it. */
export type StateNode = Node<ReturnType<typeof useNodes>[number]['data']>;

/** A transition to one of its targets, as React Flow draws it. */
export type TransitionEdge = Edge<ReturnType<typeof useEdges>[number]['data']>;

/** The states of a chart as boxes, marked as they are in the step at the cursor. */
export function useNodes(chart: Chart, layout: Layout) {
  const { active, session, place } = useShown();
  const heat = useHeat(chart);
  const linesFor = useLines(chart);
  const stops = useSelector(view, ({ context }) => context.breakpoints);
  const path =
    session.path?.failure && session.path.machine === chart.id ? session.path : undefined;
  const wanted = path?.steps[pathStepAt(path, place)]?.expected;
  const expected = wanted ? activeNodes(chart, wanted.value) : new Set<string>();
  return chart.nodes.map((node) => {
    const { x = 0, y = 0, width = 0, height = 0 } = layout.nodes.get(node.id) ?? {};
    const isActive = active.has(node.id);
    return {
      id: node.id,
      type: 'state',
      position: { x, y },
      ...(node.parent && { parentId: node.parent }),
      width,
      height,
      data: {
        node,
        lines: linesFor(node),
        isActive,
        /** Whether a failed path expected the state to be active. */
        isExpected: expected.has(node.id),
        isRegion: chart.nodes.some(({ id, type }) => id === node.parent && type === 'parallel'),
        stops: stops.includes(node.id),
        isLeaf: !chart.nodes.some(({ parent }) => parent === node.id),
        heat: heat(node.id),
      },
    };
  });
}

/** The transitions of a chart as lines; those that the step at the cursor took are marked. */
export function useEdges(chart: Chart, layout: Layout) {
  const { taken } = useShown();
  const heat = useHeat(chart);
  const stops = useSelector(view, ({ context }) => context.breakpoints);
  return chart.edges.flatMap((edge) =>
    edge.targets.flatMap((target, index) => {
      const drawn = layout.edges.get(`${edge.id}#${index}`);
      if (!drawn) return [];
      const isTaken = taken.includes(edge.id);
      return [
        {
          id: `${edge.id}#${index}`,
          type: 'transition',
          source: edge.source,
          target,
          zIndex: isTaken ? 1001 : 1000,
          markerEnd: {
            type: MarkerType.ArrowClosed,
            color: isTaken ? 'var(--accent)' : 'var(--edge)',
            width: 24,
            height: 24,
            markerUnits: 'userSpaceOnUse',
          },
          data: {
            ...drawn,
            edge: edge.id,
            lines: labelOf(edge),
            /** The label before it was cut. */
            whole: labelOf(edge, Infinity).join('\n'),
            isTaken,
            stops: stops.includes(edge.id),
            heat: heat(edge.id),
          },
        },
      ];
    }),
  );
}

/** Returns a function that gives the uncut lines under a state's name; `words` is a line's text with "taken" or "not visited" added. */
export function useLines(chart: Chart) {
  const { taken } = useShown();
  const heat = useHeat(chart);
  return (state: ChartNode) =>
    linesOf(chart, state, Infinity).map(({ text, edge }) => {
      const isTaken = edge !== undefined && taken.includes(edge);
      const own = edge === undefined ? undefined : heat(edge);
      const words = withMarks(text, { taken: isTaken, 'not visited': own === 'unvisited' });
      return { text, edge, isTaken, heat: own, words };
    });
}

/** The states and transitions that the paths of the shown session visited; undefined while an actor is selected. */
export function useVisits(): Visits | undefined {
  const { visits } = useShown().session;
  return useSelector(view, ({ context }) => context.actor) ? undefined : visits;
}

/** Returns a function that says whether a path visited a state or transition; undefined if visits are not shown. */
export function useHeat({ id }: Chart): (part: string) => 'visited' | 'unvisited' | undefined {
  const visits = useVisits();
  return (part) => {
    if (!visits) return undefined;
    return visits.get(id)?.has(part) ? 'visited' : 'unvisited';
  };
}
