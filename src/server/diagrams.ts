/** Writes the drawings of all machines and of their system, and the table of machines: `npm run diagrams`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ELK from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import { machineList } from '../../machines/machineList';
import { siteMachine } from '../../machines/siteMachine';
import type { Chart } from '../devtools/charts/chart';
import { toElk, fromElk } from '../devtools/charts/elkGraph';
import { toMermaid, toSystemMermaid } from '../devtools/charts/mermaid';
import { toSvg } from '../devtools/charts/svg';
import { systemOf, toSystemTable } from '../devtools/charts/system';
import { layOutSystem, toSystemSvg } from '../devtools/charts/systemSvg';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'machines/diagrams';
const elk = new ELK();

/** The file of `machines/` that a machine is in. */
function fileOf(machine: AnyStateMachine): string {
  const listed = machineList.find((each) => each.machine === machine);
  if (!listed) throw new Error(`machines/machineList.ts lacks "${machine.id}".`);
  return listed.file;
}

/** What has to stand in each file, by its path from the project's root. */
export async function diagramFiles(): Promise<ReadonlyMap<string, string>> {
  const system = systemOf(siteMachine, fileOf);
  const charts = system.families.flat().map(({ chart }) => chart);
  const table = toSystemTable(system, {
    source: ([{ machine }]) => `[${fileOf(machine)}](../${fileOf(machine)}.ts)`,
    chart: (id) => `${id}.svg`,
  });
  return new Map([
    ...(await Promise.all(charts.map(drawn))),
    [`${folder}/system.svg`, toSystemSvg(await layOutSystem(system, elk))],
    [`${folder}/README.md`, inWords(table, toSystemMermaid(system), charts)],
  ]);
}

async function drawn(chart: Chart): Promise<[string, string]> {
  const layout = fromElk(chart, await elk.layout(toElk(chart)));
  return [`${folder}/${chart.id}.svg`, toSvg(chart, layout)];
}

const inWords = (table: string, system: string, charts: readonly Chart[]) => `# The machines

Written by \`npm run diagrams\`. Actors find each other by their \`systemId\`, which is the first column. A machine runs as long as its
parent, or in one state of it.

${table}

## The whole system

Lines lead to what a machine runs, dotted ones to whom it sends an event.

\`\`\`mermaid
${system}\`\`\`

${charts.map((chart) => `## ${chart.id}\n\n\`\`\`mermaid\n${toMermaid(chart)}\`\`\`\n`).join('\n')}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.join(root, folder), { recursive: true });
  const written = await diagramFiles();
  for (const [file, text] of written) writeFileSync(path.join(root, file), text);
  console.log(`Wrote ${written.size} files.`);
}
