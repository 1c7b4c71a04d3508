import { fromFile, parseFile, toFile } from '../../charts/sessionFile';
import { selectedActor } from '../model/selectedActor';
import { kept } from '../page/kept';
import { breakpoints, cursor, elements, file, view } from './actors';
import { announceBreakpoints, listen } from './link';
import { store } from './store';

/** Starts what the inspector does beside showing itself. */
export function startDesk(): void {
  keepRecording();
  listen({
    onHit: (run, breakpoint) =>
      breakpoints.send(breakpoint ? { type: 'hit', run, breakpoint } : { type: 'goneOn', run }),
    onFound: (found) => elements.send({ type: 'found', found }),
  });
  announceBreakpoints(breakpoints.getSnapshot().context.all);
  listenToKeys();
  openAddressed();
}

/** Browsers keep about five million characters for a visit. */
const limit = 4_000_000;

/** Brings back what was recorded before a reload of the inspector, and keeps what is recorded for the next one. */
function keepRecording(): void {
  try {
    const text = kept('sessionStorage', 'inspector recording');
    if (text) store.restore(fromFile(parseFile(text)));
  } catch (error) {
    // What was kept is broken or of another version: the recording starts empty.
    store.refuse((error as Error).message);
  }
  window.addEventListener('pagehide', () => {
    const text = JSON.stringify(toFile(store.sessions().live));
    // Where it is too long, live pages send their last steps again.
    kept('sessionStorage', 'inspector recording', text.length < limit ? text : '');
  });
}

/** Opens the session that the address names: `?session=/recordings/….json`. */
function openAddressed(): void {
  const { searchParams } = new URL(window.location.href);
  const session = searchParams.get('session');
  if (session) file.send({ type: 'open', source: { kind: 'address', address: session } });
}

/** Where keys write, or move something themselves. */
const editors = 'input, textarea, select, [contenteditable]';

/** Moves the cursor to the step of the shown actor before or after the one that it is in; nowhere if there is none. */
function stepOfShown(by: 1 | -1) {
  const { opened, live } = store.sessions();
  const { recording } = opened ?? live;
  const { context, value } = cursor.getSnapshot();
  const { place } = context;
  const isLive = value === 'following' && !opened;
  const actor = selectedActor(recording, view.getSnapshot().context, isLive);
  const places = recording.steps.flatMap((step, index) =>
    step.actor === actor?.id ? [index + recording.dropped] : [],
  );
  const last = places.findLast((each) => each <= place) ?? -1;
  const target =
    by > 0 ? places.find((each) => each > place) : places.findLast((each) => each < last);
  if (target !== undefined) cursor.send({ type: 'seek', place: target });
}

/** The keys of the whole inspector; those of a list, a tree or a dialog come first. */
function listenToKeys(): void {
  window.addEventListener('keydown', (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
    const isTaken = event.defaultPrevented || altKey || ctrlKey || metaKey;
    if (isTaken || (target instanceof Element && target.closest(editors))) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key] as 1 | -1 | undefined;
    if (by && shiftKey) stepOfShown(by);
    else if (by) cursor.send({ type: 'step', by });
    else if (key === '?') document.querySelector<HTMLElement>('#keys')?.togglePopover();
    else if (key.toLowerCase() === 'l') cursor.send({ type: 'follow' });
    else if (key.toLowerCase() === 'e') elements.send({ type: 'pick' });
    else if (key === '/') document.querySelector<HTMLElement>('[type=search]')?.focus();
    else return;
    event.preventDefault();
  });
}
