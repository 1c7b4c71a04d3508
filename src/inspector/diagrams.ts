/** Writes the statecharts of all machines as SVG and Mermaid, and the README's table of machines: `npm run diagrams`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ELK from 'elkjs';
import { type Chart, chartOf } from '../charts/chart';
import { eventTypeInWords } from '../charts/words';
import { toElk } from '../charts/elkGraph';
import { fromElk } from '../charts/fromElk';
import { toMermaid } from '../charts/mermaid';
import { type ListedMachine, machineList } from '../../machines/machineList';
import { toSvg } from '../charts/svg';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'machines/diagrams';
const marks = { begin: '<!-- machines: npm run diagrams -->', end: '<!-- machines end -->' };

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What has to stand in each file, by its path from the project's root. */
export async function diagramFiles(): Promise<ReadonlyMap<string, string>> {
  const elk = new ELK();
  const charts = machineList.map((site) => ({ site, chart: chartOf(site.machine) }));
  const svgs = await Promise.all(
    charts.map(async ({ chart }) => {
      const layout = fromElk(chart, await elk.layout(toElk(chart)));
      return [`${folder}/${chart.id}.svg`, toSvg(chart, layout)] as const;
    }),
  );
  const mermaid = charts.map(
    ({ chart }) => `## ${chart.id}\n\n\`\`\`mermaid\n${toMermaid(chart)}\`\`\`\n`,
  );
  const before = read('README.md');
  const begin = before.indexOf(marks.begin) + marks.begin.length;
  const end = before.indexOf(marks.end);
  if (begin < marks.begin.length || end < 0)
    throw new Error('README.md lacks the marks of the table.');
  const table = `\n${tableOf(charts)}\n`;
  return new Map([
    ...svgs,
    [
      `${folder}/README.md`,
      `# The machines as statecharts\n\nWritten by \`npm run diagrams\`.\n\n${mermaid.join('\n')}`,
    ],
    ['README.md', before.slice(0, begin) + table + before.slice(end)],
  ]);
}

/** A row for each file: machines that one file makes are alike. */
function tableOf(charts: readonly { site: ListedMachine; chart: Chart }[]): string {
  const files = [...new Set(charts.map(({ site }) => site.file))];
  const rows = files.map((file) => {
    const own = charts.filter(({ site }) => site.file === file).map(({ chart }) => chart);
    const [first] = own;
    if (!first) return '';
    const [top] = first.nodes;
    const states = first.nodes.filter(({ parent }) => parent === top?.id).map(({ key }) => key);
    const events = new Set(first.edges.map(({ event }) => `\`${eventTypeInWords(event)}\``));
    const names = own.map(({ id }) => `[${id}](${folder}/${id}.svg)`).join(', ');
    const source = `[${file}](machines/${file}.ts)`;
    return `| ${names} | ${source} | ${top?.description} | ${states.join(', ')} | ${[...events].join(' ')} |`;
  });
  const head = [
    '| statechart | machine | what it is | states | what moves it |',
    '|---|---|---|---|---|',
  ];
  return [...head, ...rows].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.join(root, folder), { recursive: true });
  const written = await diagramFiles();
  for (const [file, text] of written) writeFileSync(path.join(root, file), text);
  console.log(`Wrote ${written.size} files.`);
}
