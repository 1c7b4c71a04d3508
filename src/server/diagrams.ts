/** Writes diagrams of all machines and of the system that they form, and a table of the machines: `npm run diagrams`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteMachine } from '../../machines/siteMachine';
import type { Chart } from '../devtools/charts/chart';
import { systemOf, toSystemTable } from './systemOf';
import { toMermaid, toSystemMermaid } from './toMermaid';

const file = path.resolve(import.meta.dirname, '../../machines/diagrams/README.md');

/** The content of machines/diagrams/README.md. */
export function diagramFile(): string {
  const system = systemOf(siteMachine);
  const charts = system.members.map(({ chart }) => chart);
  return inWords(toSystemTable(system), toSystemMermaid(system), charts);
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
  writeFileSync(file, diagramFile());
}
