import { expect, it } from 'vitest';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { machineList } from '../../machines/machineList';
import { chartOf } from '../../src/devtools/charts/chart';
import { readSession } from '../../src/devtools/inspector/model/readSession';
import { register } from '../../src/devtools/inspector/model/registry';

it('a report of the path tests also marks the parents of a visited state as visited', () => {
  register(machineList);
  const { id, nodes, edges } = chartOf(contactFormMachine);
  const inner = nodes.find(({ parent }) => parent !== undefined && parent !== id);
  const transitions = edges.map(({ source, event, targets }) => ({
    source,
    event,
    targets,
    paths: targets.includes(inner?.id ?? '') ? ['1a2b3c4d'] : [],
  }));
  const report = { machines: [{ machine: id, transitions }], walks: [] };
  const visits = readSession(JSON.stringify(report)).visits?.get(id);
  for (const state of [inner?.id, inner?.parent, id]) expect(visits?.has(state ?? '')).toBe(true);
});
