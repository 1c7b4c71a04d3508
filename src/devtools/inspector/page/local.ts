/**
 * Connects this page to the state inspector, and opens an inspector if none answers. The page reports what its actors do, sends them the
 * events that inspectors ask for, and stops at breakpoints.
 */
import type { InspectionEvent } from 'xstate';
import type { PageRecord } from '../../charts/records';
import { Breakpoints } from './Breakpoints';
import { kept } from './kept';
import { lockOf, openChannels } from './openChannels';
import { openInspector, showButton } from './openInspector';
import { pick } from './pick';
import { Reporter } from './Reporter';
import { presentControl } from './selectorOf';

const randomId = () => Math.random().toString(36).slice(2, 10);

/** An id of the tab that survives reloads; where nothing can be stored, a new one at each load. */
const tabId = () => kept('inspector tab') ?? kept('inspector tab', randomId()) ?? randomId();

/** The record of this page that inspectors get. */
const page: PageRecord = {
  run: randomId(),
  tab: tabId(),
  address: window.location.href,
  title: document.title,
  began: performance.timeOrigin,
};

/**
 * Resolves once the browser holds a lock for this page. The lock is held until the page is left or crashes, but not lost while the page is
 * busy: so inspectors notice a crash. Where the browser has no locks, resolves at once.
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

/** How long the page waits for an inspector, in milliseconds, before it opens one. After three times as long, it shows a button. */
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
  // Gathered entries are sent first: they would otherwise wait as long as the page is stopped.
  reporter.flush();
  channels.post({ type: 'hit', run: page.run, ...(breakpoint && { breakpoint }) });
});

reporter.report({ type: 'page', page });
window.addEventListener('DOMContentLoaded', () => {
  setTimeout(() => hasInspector || openInspector(), answerTimeout);
  setTimeout(() => hasInspector || (button = showButton()), 3 * answerTimeout);
});
// A page that is being left cannot wait for the next batch.
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
  recorder.inspect(inspected, time, element);
  breakpoints.inspect(inspected);
};
if (globalThis.eventRing) globalThis.eventRing.attach(inspect);
else globalThis.inspectActors = inspect;
