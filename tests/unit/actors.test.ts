import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { describe, expectTypeOf, it } from 'vitest';
import { type ActorEvents, type ActorName, type Message, watcher } from '../../machines/actors';
import type { designCardMachines } from '../../machines/designCardMachine';
import type { designsMachines } from '../../machines/designsMachine';
import type { siteMachine, siteMachines } from '../../machines/siteMachine';

type Machines = typeof siteMachines &
  typeof designsMachines & { readonly site: typeof siteMachine };

// These tests are about types alone: `npm run lint` checks the types, and a run of this file checks nothing more.
describe('the types of the actors', () => {
  it('the types name every actor’s machine, and the events that this machine takes', () => {
    expectTypeOf<keyof Machines>().toEqualTypeOf<ActorName>();
    expectTypeOf<{
      [Name in ActorName]: EventFromLogic<Machines[Name]>;
    }>().toEqualTypeOf<{ [Name in ActorName]: ActorEvents[Name] }>();
  });

  it('the types know the states of a design card', () => {
    type Asked = Parameters<SnapshotFrom<(typeof designCardMachines)['doors']>['matches']>[0];
    expectTypeOf<{ picture: 'semiAuto' }>().toExtend<Asked>();
    expectTypeOf<{ picture: 'semiAutomatic' }>().not.toExtend<Asked>();
    expectTypeOf<{ picture: 'panorama' }>().not.toExtend<Asked>();
    expectTypeOf<{ section: 'paused' }>().not.toExtend<Asked>();
  });

  it('the types let a watcher send its machine only events that the machine takes', () => {
    watcher<ActorEvents['menu']>(({ sendBack }) => {
      expectTypeOf(sendBack).parameter(0).toEqualTypeOf<ActorEvents['menu']>();
      expectTypeOf<{ type: 'opened' }>().not.toExtend<Parameters<typeof sendBack>[0]>();
    });
  });

  it('the types let others send an actor only events that it takes', () => {
    expectTypeOf<{ to: 'menu'; event: { type: 'close' } }>().toExtend<Message>();
    expectTypeOf<{ to: 'menu'; event: { type: 'finish' } }>().not.toExtend<Message>();
    expectTypeOf<{ to: 'cabins' | 'doors'; event: { type: 'hold' } }>().toExtend<Message>();
    expectTypeOf<{ to: 'cabins' | 'menu'; event: { type: 'hold' } }>().not.toExtend<Message>();
    expectTypeOf<'nobody'>().not.toExtend<ActorName>();
  });
});
