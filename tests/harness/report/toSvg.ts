import type { Chart, ChartNode } from '../../../src/devtools/charts/chart';
import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import {
  type Box,
  labelOf,
  type Layout,
  linesOf,
  measures,
  pathThrough,
  type Point,
} from '../../../src/devtools/charts/layout';

/** The styles of drawings, for light and dark backgrounds. */
const style = `
  svg { --page: #fdfcfa; --box: #f7f6f4; --line: #7e766c; --text: #12110f; --mute: #5d574f; --start: #72502f }
  @media (prefers-color-scheme: dark) {
    svg { --page: #12110f; --box: #1c1a17; --line: #8e867b; --text: #fdfcfa; --mute: #b5aea4; --start: #c8a06a }
  }
  text { font: 12px 'IBM Plex Sans', 'Segoe UI', Arial, sans-serif; fill: var(--text) }
  .name { font-size: 13px; font-weight: 600 }
  .more { font-size: 11px; fill: var(--mute) }
  .page { fill: var(--page) }
  .box { fill: var(--box); stroke: var(--line) }
  .region { stroke-dasharray: 5 4 }
  .line { fill: none; stroke: var(--line); stroke-linejoin: round }
  .under { fill: var(--page); opacity: .85 }
  .start { fill: var(--start) }
  marker path { fill: var(--line) }`;

/** The link on an edge of a drawing: its address, its class for styles, and its title. */
export interface EdgeLink {
  readonly href: string;
  readonly className: string;
  readonly title: string;
}

/** A chart as one SVG, readable on light and dark backgrounds. `links` has the links of edges, by the ids of the edges. */
export function toSvg(chart: Chart, layout: Layout, links: Links): string {
  const width = Math.ceil(layout.width);
  const height = Math.ceil(layout.height);
  const edges = chart.edges.flatMap((edge) =>
    edge.targets.map((_, index) => {
      const line = layout.edges.get(`${edge.id}#${index}`);
      if (!line) return '';
      const { x, y, width: wide, height: high } = line.label;
      const lines = labelOf(edge).map(
        (text, row) =>
          `<text class="${row > 0 ? 'more' : ''}" x="${x + 7}" y="${y + 13 + row * measures.line}">${escapeMarkup(text)}</text>`,
      );
      const drawing = `<path class="line" d="${pathThrough(line.points)}" marker-end="url(#arrow)"/><rect class="under" x="${x}" y="${y}" width="${wide}" height="${high}"/>${lines.join('')}`;
      return linked(drawing, links.get(edge.id));
    }),
  );
  // Gives the SVG the role of a group, not of an image, so that assistive technology reads the links in it.
  const root = chart.nodes[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="The chart of ${escapeMarkup(chart.id)}"><style>${style}
</style><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs><rect class="page" width="100%" height="100%"/>
${root ? boxes(chart, root, layout, { x: 0, y: 0 }, links).join('\n') : ''}
${edges.filter((edge) => edge !== '').join('\n')}
</svg>
`;
}

type Links = ReadonlyMap<string, EdgeLink>;

const linked = (drawing: string, link: EdgeLink | undefined): string =>
  link
    ? `<a class="${link.className}" href="${escapeMarkup(link.href)}"><title>${escapeMarkup(link.title)}</title>${drawing}</a>`
    : drawing;

function boxes(
  chart: Chart,
  node: ChartNode,
  layout: Layout,
  corner: Point,
  links: Links,
): string[] {
  const box = layout.nodes.get(node.id);
  if (!box) return [];
  const at = { x: corner.x + box.x, y: corner.y + box.y };
  // Transitions that stay in a state are lines of text in the state's box, and links, as arrows are.
  const lines = linesOf(chart, node).map(({ text, edge = '' }, row) =>
    linked(
      `<text class="more" x="${at.x + measures.padding}" y="${at.y + measures.header + 10 + row * measures.line}">${escapeMarkup(text)}</text>`,
      links.get(edge),
    ),
  );
  const parent = chart.nodes.find(({ id }) => id === node.parent);
  return [
    drawn(node, { ...box, ...at }, parent?.type === 'parallel', lines),
    ...chart.nodes
      .filter((child) => child.parent === node.id)
      .flatMap((child) => boxes(chart, child, layout, at, links)),
  ];
}

function drawn(
  node: ChartNode,
  { x, y, width, height }: Box,
  isRegion: boolean,
  lines: readonly string[],
) {
  const mark = node.isInitial && !isRegion;
  const dot = mark ? `<circle class="start" cx="${x + 16}" cy="${y + 18}" r="4"/>` : '';
  const final =
    node.type === 'final'
      ? `<rect class="line" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6"/>`
      : '';
  return `<rect class="box${isRegion ? ' region' : ''}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${final}${dot}<text class="name" x="${x + (mark ? 28 : measures.padding)}" y="${y + 22}">${escapeMarkup(node.key)}</text>${lines.join('')}`;
}
