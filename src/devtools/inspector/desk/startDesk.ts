import { fromFile, parseFile, toFile } from '../../charts/sessionFile';
import { selectedActor } from '../model/selectedActor';
import { kept } from '../page/kept';
import {
  cursor,
  file,
  keptBreakpoints,
  pickElement,
  seek,
  showBreakpoints,
  showElement,
  shownPlace,
  showStop,
  view,
} from './actors';
import { listen, prepare } from './link';
import { store } from './store';

/** Starts the desk (the inspector's window): restores the recording, listens to pages and keys, opens the address's session. */
export function startDesk(): void {
  keepRecording();
  // Not announced at once: pages that have breakpoints of another window tell them first.
  const breakpoints = keptBreakpoints();
  showBreakpoints(breakpoints);
  prepare({ type: 'break', breakpoints });
  listen((message) => {
    if (message.type === 'hit') showStop(message.run, message.breakpoint);
    if (message.type === 'found') showElement(message.found);
    if (message.type === 'break') showBreakpoints(message.breakpoints);
  });
  listenToKeys();
  openAddressed();
}

/** The most characters that are stored: browsers allow about five million in the storage of a tab. */
const limit = 4_000_000;

/** Restores the recording that was stored before a reload of the inspector, and stores it again before the next one. */
function keepRecording(): void {
  try {
    const text = kept('inspector recording');
    if (text) store.change({ live: fromFile(parseFile(text)) });
  } catch (error) {
    // The stored recording is broken or of another version: the recording starts empty.
    store.refuse((error as Error).message);
  }
  window.addEventListener('pagehide', () => {
    const text = JSON.stringify(toFile(store.sessions().live));
    // A recording that is too long is not stored. After the reload, the live pages send their latest steps again.
    kept('inspector recording', text.length < limit ? text : '');
  });
}

/** Opens the session that the address names: `?session=/recordings/….json`. */
function openAddressed(): void {
  const { searchParams } = new URL(window.location.href);
  const session = searchParams.get('session');
  if (session) file.send({ type: 'open', source: session });
}

const editors = 'input, textarea, select, [contenteditable]';

/** The place in time of the step before or after the shown step; with `isOfShown`, of the shown actor only, undefined if it has none. */
function nextPlace(by: 1 | -1, isOfShown: boolean): number | undefined {
  const { recording } = store.shown;
  const shown = shownPlace();
  if (!isOfShown) return shown + by;
  const isLive = cursor.getSnapshot().matches('following') && !store.sessions().opened;
  const actor = selectedActor(recording, view.getSnapshot().context, isLive);
  const places = recording.steps.flatMap((step, index) =>
    step.actor === actor?.id ? [index + recording.dropped] : [],
  );
  const last = places.findLast((each) => each <= shown) ?? -1;
  return by > 0 ? places.find((each) => each > shown) : places.findLast((each) => each < last);
}

/** Listens to the keys of the whole inspector. A list, a tree or a dialog handles its own keys first. */
function listenToKeys(): void {
  window.addEventListener('keydown', (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
    if (key === 'Escape' && view.getSnapshot().context.isPicking) pickElement(false);
    const isTaken = event.defaultPrevented || altKey || ctrlKey || metaKey;
    if (isTaken || (target instanceof Element && target.closest(editors))) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key] as 1 | -1 | undefined;
    const place = by && nextPlace(by, shiftKey);
    if (place !== undefined) seek(place);
    else if (key.toLowerCase() === 'l') cursor.send({ type: 'follow' });
    else if (key.toLowerCase() === 'e') pickElement();
    else if (key === '/') document.querySelector<HTMLElement>('[type=search]')?.focus();
    else return;
    event.preventDefault();
  });
}
