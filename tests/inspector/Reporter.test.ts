import { expect, it } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { type MessageBody, messageOf } from '../../src/devtools/inspector/model/Message';
import { Reporter } from '../../src/devtools/inspector/page/Reporter';
import { page } from './recordings';

const counter = fromTransition(
  (count: number, { by }: { type: 'add'; by: number }) => count + by,
  0,
);

it('a page also passes an inspector’s event to an actor that is not a machine', () => {
  const posted: MessageBody[] = [];
  const reporter = new Reporter(
    page,
    (body) => posted.push(body),
    async () => {},
  );
  const actor = createActor(counter, { inspect: reporter.recorder.inspect }).start();
  const [id = ''] = reporter.recorder.actors.keys();
  const event = { type: 'add', by: 2 };
  reporter.receive(messageOf({ type: 'send', request: 'first', actor: id, event }));
  expect(posted.at(-1)).toEqual({ type: 'answer', request: 'first' });
  expect(actor.getSnapshot().context).toBe(2);
});
