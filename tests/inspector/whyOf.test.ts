import { expect, it } from 'vitest';
import { and, type AnyEventObject, createActor, setup } from 'xstate';
import { append, noRecording } from '../../src/devtools/charts/recording';
import { register } from '../../src/devtools/inspector/model/registry';
import { whyOf } from '../../src/devtools/inspector/model/whyOf';
import { EventRing } from '../../src/devtools/inspector/page/EventRing';
import { recorded } from './recordings';

const outside = { isOpen: false };

const metresOf = ({ event }: { event: AnyEventObject }) => ({ metres: event['metres'] as number });

/** A machine whose guards read a value outside of its snapshots, or compare with `longest`, which a later build may change. */
const doorMachine = (longest: number) =>
  setup({
    guards: {
      isOpen: () => outside.isOpen,
      isShort: (_, { metres }: { metres: number }) => metres <= longest,
    },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          push: [
            { guard: { type: 'isShort', params: metresOf }, target: 'gone' },
            { guard: and(['isOpen', () => true]), target: 'gone' },
          ],
        },
      },
      gone: { always: { guard: () => outside.isOpen, target: 'shut' } },
    },
  });

it('a step is explained by the recorded results of its guards, not by those of the present code', () => {
  const ring = new EventRing();
  const actor = createActor(doorMachine(2), { inspect: ring.inspect }).start();
  const push = { type: 'push', metres: 3 };
  outside.isOpen = true;
  // Asks whether the machine accepts the event, as views do, which must not be recorded as a step.
  expect(actor.getSnapshot().can(push)).toBe(true);
  outside.isOpen = false;
  actor.send(push);
  actor.send({ type: 'push', metres: 1 });
  const entries = recorded((inspect) => ring.attach(inspect));
  outside.isOpen = true;
  register([doorMachine(9)]);
  const { steps, charts } = append(noRecording, entries);
  const chart = charts.get('door');
  const why = (index: number) => {
    const [before, step] = steps.slice(index - 1);
    return chart && before && step && whyOf(chart, step, before);
  };
  expect(why(1)).toMatchObject({
    isRecorded: true,
    refusal: 'No guard held: [isShort 3], [and(isOpen, inline)].',
  });
  expect(why(1)?.candidates.map(({ words }) => words)).toEqual([
    'door.shut: [isShort 3] was false',
    'door.shut: [and(isOpen, inline)] was false',
  ]);
  expect(why(2)?.candidates.map(({ words }) => words)).toEqual([
    'door.shut: [isShort 1] held, taken',
    'door.shut: [and(isOpen, inline)] was not asked',
    'door.gone: [inline] was false',
  ]);
});
