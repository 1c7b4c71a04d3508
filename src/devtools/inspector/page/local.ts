/**
 * Connects this page to the state inspector, and opens an inspector if none answers. The page reports the steps of its actors, takes events
 * from inspectors, and stops at breakpoints.
 */
import type { InspectionEvent } from 'xstate';
import type { PageRecord } from '../../charts/records';
import { Breakpoints } from './Breakpoints';
import { watchActor } from './EventRing';
import { kept } from './kept';
import { lockOf, openChannels } from './openChannels';
import { openInspector, showButton } from './openInspector';
import { pick } from './pick';
import { Reporter } from './Reporter';
import { presentControl } from './selectorOf';

const randomId = () => Math.random().toString(36).slice(2, 10);

/** An id of the tab that survives reloads, or, if the browser allows no storage, a new one at each load. */
const tabId = () => kept('inspector tab') ?? kept('inspector tab', randomId()) ?? randomId();

const page: PageRecord = {
  run: randomId(),
  tab: tabId(),
  address: window.location.href,
  title: document.title,
  began: performance.timeOrigin,
};

/**
 * Resolves once the browser holds a lock for this page. The lock ends when the page is left or crashes, but not while the page is only
 * busy: this is how inspectors notice a crash. Without locks in the browser, resolves at once.
 */
const holdLock = () =>
  new Promise<void>((resolve) => {
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return resolve();
    void locks.request(lockOf(page.run), () => {
      resolve();
      return new Promise((leave) => window.addEventListener('pagehide', leave, { once: true }));
    });
  });

/** After so many milliseconds without an inspector, the page opens one. After three times as many, it shows a button to open one. */
const answerTimeout = 1200;

let held = holdLock();
let hasInspector = false;
let button: HTMLElement | undefined;

const channels = openChannels((message) => {
  if (message.type === 'here') {
    hasInspector = true;
    button?.remove();
  }
  if (message.type === 'break') breakpoints.all = message.breakpoints;
  // A new window of the inspector shows the breakpoints that are set.
  if (message.type === 'resend' && breakpoints.all.length > 0)
    channels.post({ type: 'break', breakpoints: breakpoints.all });
  if (message.type === 'pick')
    pick(message.on, recorder.actors, (found) =>
      channels.post({ type: 'found', ...(found && { found: { ...found, run: page.run } }) }),
    );
  reporter.receive(message);
});
const reporter = new Reporter(
  page,
  (body) => channels.post(body),
  () => held,
);
const { recorder } = reporter;

const breakpoints = new Breakpoints((breakpoint) => {
  // Sends the gathered entries first, because a page stopped in the debugger sends nothing.
  reporter.flush();
  channels.post({ type: 'hit', run: page.run, ...(breakpoint && { breakpoint }) });
});

reporter.report({ type: 'page', page });
window.addEventListener('DOMContentLoaded', () => {
  setTimeout(() => hasInspector || openInspector(), answerTimeout);
  setTimeout(() => hasInspector || (button = showButton()), 3 * answerTimeout);
});
// Sends all entries now, because a page that is being left cannot wait for the next batch.
window.addEventListener('pagehide', () => {
  reporter.report({ type: 'left', run: page.run });
  reporter.flush();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  held = holdLock();
  reporter.report({ type: 'page', page });
});
const inspect = (inspected: InspectionEvent, time?: number, element = presentControl()) => {
  // The event ring has done it already, but not every page has one.
  watchActor(inspected);
  recorder.inspect(inspected, time, element);
  breakpoints.inspect(inspected);
};
if (globalThis.eventRing) globalThis.eventRing.attach(inspect);
else globalThis.inspectActors = inspect;
