import { shownActor } from '../model/selectedActor';
import { copyAddress } from './address';
import { cursor, view } from './actors';
import { elements } from './elements';
import { store } from './store';

/** Where keys write, or move something themselves. */
const editors = 'input, textarea, select, dialog, [contenteditable]';

/** Moves the cursor to the step of the shown actor before or after the one that it is in; nowhere if there is none. */
function stepOfShown(by: 1 | -1) {
  const { opened, live } = store.sessions();
  const { recording } = opened ?? live;
  const { context, value } = cursor.getSnapshot();
  const { place } = context;
  const selection = view.getSnapshot();
  const isChosen = selection.matches({ subject: 'chosen' });
  const isLive = value === 'following' && !opened;
  const actor = shownActor(recording, place, { ...selection.context, isChosen }, isLive);
  const places = recording.steps.flatMap((step, index) =>
    step.actor === actor?.id ? [index + recording.dropped] : [],
  );
  const last = places.findLast((each) => each <= place) ?? -1;
  const target =
    by > 0 ? places.find((each) => each > place) : places.findLast((each) => each < last);
  if (target !== undefined) cursor.send({ type: 'seek', place: target });
}

/** The keys of the whole inspector; those of a list, a tree or a dialog come first. */
export function listenToKeys(): void {
  window.addEventListener('keydown', (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
    const isTaken = event.defaultPrevented || altKey || ctrlKey || metaKey;
    if (isTaken || (target instanceof Element && target.closest(editors))) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key] as 1 | -1 | undefined;
    if (by && shiftKey) stepOfShown(by);
    else if (by) cursor.send({ type: 'step', by });
    else if (key === '?') view.send({ type: 'help' });
    else if (key.toLowerCase() === 'l') cursor.send({ type: 'follow' });
    else if (key.toLowerCase() === 'e') elements.send({ type: 'pick' });
    else if (key.toLowerCase() === 'c') void copyAddress();
    else if (key.toLowerCase() === 'p')
      cursor.send({ type: cursor.getSnapshot().matches('playing') ? 'pause' : 'play' });
    else if (key === '/') document.querySelector<HTMLElement>('[type=search]')?.focus();
    else return;
    event.preventDefault();
  });
}
