import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inOneProject, playwright, type ReportData, table } from '../harness';
import { siteProject } from './siteProject';

/** Walks the tour and the library's own paths in one project, and prints what each cost for the same coverage. */
const specs = ['tour.spec', 'stock.spec'];
const { status } = playwright(
  [...specs, ...inOneProject(process.argv.slice(2), siteProject)],
  siteProject,
  {
    env: { STOCK: 'yes' },
  },
);

const file = path.join(siteProject.reports, 'paths.json');
const { walks } = JSON.parse(readFileSync(file, 'utf8')) as ReportData;
const rows = ['tour', 'stock'].map((generator) => {
  const own = walks.filter((walk) => walk.generator === generator);
  const sum = (of: (walk: (typeof own)[number]) => number) =>
    own.reduce((total, walk) => total + of(walk), 0);
  const transitions = new Set(
    own.flatMap(({ model, report }) => report?.transitions.map((key) => `${model} ${key}`) ?? []),
  );
  return [
    generator,
    own.length,
    transitions.size,
    sum(({ report }) => report?.steps ?? 0),
    sum(({ report }) => report?.loads ?? 0),
    (sum(({ milliseconds }) => milliseconds) / 1000).toFixed(0),
  ];
});
console.log(
  `\n${table(['generator', 'paths', 'transitions', 'steps', 'page loads', 'seconds'], rows)}`,
);
process.exitCode = status ?? 1;
