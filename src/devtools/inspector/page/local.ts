/**
 * Has this page watched by the state inspector, which it opens unless one is there already: reports what its actors do, sends them what
 * inspectors ask for, and stops where they want it to.
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

/** An id that stays through reloads of the tab; where nothing can be kept, a new one each time. */
const tabId = () => kept('inspector tab') ?? kept('inspector tab', randomId()) ?? randomId();

/** The page as inspectors know it. */
const page: PageRecord = {
  run: randomId(),
  tab: tabId(),
  address: window.location.href,
  title: document.title,
  began: performance.timeOrigin,
};

/**
 * Resolves once the browser holds a lock for this page until it is left: a page that crashes lets go of it too, and one that is
 * busy does not. Where pages have no locks, at once.
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

/** How long an inspector has to answer, in milliseconds, before one is opened; then, before a button is shown that opens one. */
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
  // What is gathered would wait as long as the page is stopped.
  reporter.flush();
  channels.post({ type: 'hit', run: page.run, ...(breakpoint && { breakpoint }) });
});

reporter.report({ type: 'page', page });
window.addEventListener('DOMContentLoaded', () => {
  setTimeout(() => hasInspector || openInspector(), answerTimeout);
  setTimeout(() => hasInspector || (button = showButton()), 3 * answerTimeout);
});
// While the page is being left, nothing waits.
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
