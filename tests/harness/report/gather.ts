import type { MutationReport } from '../mutation/scoreMachines';
import type { PathModel } from '../pathModel';
import { summary } from '../summary';
import type { Summary } from '../summary';
import { machineResult } from './machineResult';
import type { MachineResult, ReportData, Requirement, Walked } from './ReportData';
import { sneakMatrix } from './sneakMatrix';

/** Makes the report of all walks of a run; what none of them took of `models` is not covered. */
export function gather(
  models: readonly PathModel[],
  walks: readonly Walked[],
  mutants?: MutationReport,
): ReportData {
  const machines = [...new Set(models.map(({ machine }) => machine))].map((machine) =>
    machineResult(
      models.filter((model) => model.machine === machine),
      walks,
    ),
  );
  return {
    version: 1,
    coverage: models.flatMap((model) => coverageOf(model, walks)),
    machines,
    requirements: requirementsOf(machines),
    sneaks: models.flatMap((model) => sneakMatrix(model, walks)),
    walks,
    ...(mutants && { mutants }),
  };
}

/** A model summed up over its projects; a path counts as asked for where its test ended, whatever it reported. */
function coverageOf(model: PathModel, walks: readonly Walked[]): Summary[] {
  const own = walks.filter((walk) => walk.model === model.name);
  const rows = [...new Set(own.map(({ project }) => project))].map((project) => {
    const these = own.filter((walk) => walk.project === project);
    const reports = these.flatMap(({ report }) => (report ? [report] : []));
    return { project, model, asked: new Set(these.map(({ path }) => path)), reports };
  });
  return rows.length > 0 ? [summary(model, rows)] : [];
}

function requirementsOf(machines: readonly MachineResult[]): Requirement[] {
  const all = machines.flatMap(({ machine, transitions }) =>
    transitions.map((transition) => ({ machine, ...transition })),
  );
  const sentences = new Set(all.map(({ specification }) => specification).filter(Boolean));
  return [...sentences].map((sentence) => {
    const own = all.filter(({ specification }) => specification === sentence);
    const statuses = new Set(own.map(({ status }) => status));
    return {
      sentence,
      transitions: own.map(({ machine, name }) => `${machine}: ${name}`),
      paths: [...new Set(own.flatMap(({ paths }) => paths))],
      status:
        (['failed', 'not covered', 'not offered'] as const).find((status) =>
          statuses.has(status),
        ) ?? 'passed',
    };
  });
}
