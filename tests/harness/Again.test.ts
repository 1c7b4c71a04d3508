import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commandAgain, readAgain } from './Again';
import { doorModel, event } from './doorModel';

const opens = event('open', { by: "O'Neil's key, $HOME `x` \\ \n مفتاح" });
const door = doorModel({ events: { open: opens, close: event('close') } });
const path = door.pathOf([...opens.cases, { type: 'close' }]);
if (!path) throw new Error('The door cannot be opened and closed');

const commands = { again: 'make again' };

/** What a shell gives the command's environment. */
const environmentOf = (command: string) =>
  execFileSync('sh', ['-c', command.replace(/make again.*/, '; printf %s "$AGAIN"')], {
    encoding: 'utf8',
  });

describe('the command that walks events again', () => {
  it('holds all that it needs, whatever the shell makes of it', () => {
    const command = commandAgain(door, path, 'en-mobile', commands);
    expect(command).toMatch(
      new RegExp(`^AGAIN='.*' make again --project en-mobile --grep ${path.id}$`),
    );
    const again = readAgain(environmentOf(command), [door]);
    expect(again).toEqual({ model: 'door', events: [...opens.cases, { type: 'close' }] });
    expect(door.pathOf(again.events)?.id).toBe(path.id);
  });

  it('walks the start alone where that fails', () => {
    const start = door.pathOf([]);
    if (!start) throw new Error('The door has no start');
    const command = commandAgain(door, start, 'en-mobile', commands);
    expect(readAgain(environmentOf(command), [door]).events).toEqual([]);
  });

  it.each(['open', '', 'null', '[]', '{"model":"door"}', '{"events":[]}'])(
    'is refused where it holds %s',
    (text) => {
      expect(() => readAgain(text, [door])).toThrow('AGAIN is not what a failed path prints');
    },
  );

  it('is refused where no model has its name', () => {
    expect(() => readAgain('{"model":"gate","events":[]}', [door])).toThrow(
      'AGAIN: there is no model "gate"; there are "door"',
    );
  });

  it('is refused where an event cannot happen, and names it', () => {
    const text = '{"model":"door","events":[{"type":"open"},{"type":"slam"}]}';
    expect(() => readAgain(text, [door])).toThrow(
      'AGAIN: in the model "door" nothing can do event 2, {"type":"slam"}',
    );
  });
});
