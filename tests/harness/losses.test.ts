import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { losses, targetOf } from './losses';
import type { GeneratorName } from './generators';
import { pathModel } from './pathModel';

const nothing = async () => {};
const event = (type: string) => ({ cases: [{ type }], execute: nothing, sneak: nothing });
const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
});
const model = pathModel({
  name: 'door',
  machine,
  limit: 2,
  start: nothing,
  events: { open: event('open'), close: event('close') },
  states: { closed: nothing, opened: nothing },
});
const idsBy = (...names: GeneratorName[]) =>
  new Set(names.flatMap((name) => model.pathsBy(name).map(({ id }) => id)));
const target = targetOf(model);
const report = { ...target, model: 'door', path: '', steps: 0, loads: 0, times: [] };
const loss = (...reports: (typeof report)[]) =>
  losses({ project: 'en', model, asked: idsBy('tour'), reports });

describe('losses', () => {
  it('are none where everything was taken, be it by several reports', () => {
    expect(loss(report)).toEqual([]);
    expect(loss({ ...report, definitions: [] }, { ...report, transitions: [] })).toEqual([]);
  });

  it('name each definition and each concrete transition that nothing took', () => {
    expect(loss()).toEqual([
      'en, door: closed: open → opened',
      'en, door: opened: close → closed',
      'en, door: ["closed",{}] {"type":"open"}',
      'en, door: ["opened",{}] {"type":"close"}',
    ]);
    expect(loss({ ...report, transitions: target.transitions.slice(0, 1) })).toEqual([
      'en, door: ["opened",{}] {"type":"close"}',
    ]);
  });

  it('name each pair and each sneak cell, once the paths for them are asked for', () => {
    const kinds = model.graph.transitions.map(({ kind }) => kind);
    const asked = { project: 'en', model, reports: [] };
    expect(losses({ ...asked, asked: idsBy('pairs') })).toEqual([
      `en, door: ${kinds[0]} then ${kinds[1]}`,
      `en, door: ${kinds[1]} then ${kinds[0]}`,
    ]);
    expect(losses({ ...asked, asked: idsBy('sneak') })).toEqual([
      'en, door: ["closed",{}] {"type":"close"}',
      'en, door: ["opened",{}] {"type":"open"}',
    ]);
    expect(losses({ ...asked, asked: idsBy('tour', 'sneak') })).toHaveLength(6);
    const reports = [report];
    expect(losses({ ...asked, asked: idsBy('tour', 'pairs', 'sneak'), reports })).toEqual([]);
  });

  it('are none where the run was narrowed to other paths', () => {
    expect(losses({ project: 'en', model, asked: new Set(), reports: [] })).toEqual([]);
  });

  it('leave out what the page does not offer', () => {
    const sealed = pathModel({
      name: 'sealed door',
      machine,
      limit: 1,
      start: nothing,
      events: {},
      unoffered: {
        open: { because: 'it is sealed', absent: nothing },
        close: { because: 'it is closed', absent: nothing },
      },
      states: { closed: nothing },
    });
    expect(targetOf(sealed)).toEqual({ definitions: [], transitions: [], pairs: [], sneaks: [] });
  });
});
