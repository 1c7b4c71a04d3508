import type { CDPSession, Page } from '@playwright/test';
import { createMachine } from 'xstate';
import { chartOf } from '../../src/charts/chart';
import { append, noRecording } from '../../src/charts/recording';
import { toFile } from '../../src/charts/sessionFile';
import { messageOf } from '../../src/inspector/model/Message';

/** How many events a burst has. */
export const burst = 2000;

/** A chart as large as any that is to be drawn: eight rows of ten states, each state with two ways on. */
const eighty = chartOf(
  createMachine({
    id: 'eighty',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: 80 }, (_, index) => {
        const on = { next: `s${(index + 1) % 80}`, skip: `s${(index + 10) % 80}` };
        return [`s${index}`, { on }];
      }),
    ),
  }),
);

/** Presses tabs until the machine has had so many events, so many in a task; answers with the longest task in milliseconds. */
export const press = (site: Page, count = burst, inTask = 5): Promise<number> =>
  site.evaluate(
    async ([events, each]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ entryTypes: ['longtask'] });
      const tabs = document.querySelectorAll<HTMLElement>('[role=tab]');
      for (let sent = 0; sent < events; sent += each) {
        for (let next = sent; next < sent + each; next += 1) tabs[next % 5]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      performance.mark('pressed');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Math.max(0, ...tasks);
    },
    [count, inTask] as const,
  );

/** How much more a page keeps in memory after `work` is done a second time, in kilobytes: what is bounded comes to rest. */
export async function growth(tools: CDPSession, work: () => Promise<void>): Promise<number> {
  const used = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize / 1000;
  };
  await work();
  const before = await used();
  await work();
  return (await used()) - before;
}

/** Sends an inspector more steps than it keeps, of a page that is not there. */
export async function flood(site: Page, desk: Page): Promise<void> {
  const run = `flood ${Date.now()}`;
  const actor = { id: `${run}/x`, run, name: run, isResumed: false };
  const page = { run, tab: run, address: 'http://localhost/', title: '', began: 0 };
  const steps = Array.from({ length: 25_000 }, (_, index) => ({
    type: 'step' as const,
    step: {
      run,
      index,
      time: index,
      actor: actor.id,
      event: { type: 'tick' },
      microsteps: [],
      status: 'active' as const,
    },
  }));
  const messages = [
    messageOf({
      type: 'entries',
      entries: [
        { type: 'page', page },
        { type: 'actor', actor },
      ],
    }),
    ...Array.from({ length: 50 }, (_, index) =>
      messageOf({ type: 'entries', entries: steps.slice(index * 500, (index + 1) * 500) }),
    ),
  ];
  await site.evaluate((all) => {
    const channel = new BroadcastChannel('state-inspector');
    for (const message of all) channel.postMessage(message);
    channel.close();
  }, messages);
  await desk.getByRole('button', { name: run }).first().click();
  await desk.getByRole('heading', { name: /^Log, (1\d|20)\d{3} steps/ }).waitFor();
}

/** A session whose only machine has eighty states. */
export function sessionOfEighty(): string {
  const run = 'eighty';
  const actor = { id: 'eighty/x', run, name: 'eighty', chart: 'eighty', isResumed: false };
  const event = { type: 'xstate.init' };
  const base = { run, index: 0, time: 0, actor: actor.id, event, microsteps: [] };
  const recording = append(noRecording, [
    { type: 'page', page: { run, tab: run, address: 'http://localhost/', title: '', began: 0 } },
    { type: 'actor', actor, chart: eighty },
    { type: 'step', step: { ...base, status: 'active', value: 's0', context: {} } },
  ]);
  return JSON.stringify(toFile({ recording }));
}
