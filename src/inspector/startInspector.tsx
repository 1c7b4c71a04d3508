import '@xyflow/react/dist/base.css';
import { createRoot } from 'react-dom/client';
import { machineList } from '../../machines/machineList';
import { personalFields } from '../../machines/personalFields';
import { register } from './model/registry';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('inspector.html must hold an element with the id "root".');

/** An inspector can be inspected too: from another window, which never watches back. */
async function watchItself(): Promise<string | undefined> {
  if (new URLSearchParams(window.location.search).get('inspect') !== 'local') return undefined;
  const { connect, page } = await import('./page/connect');
  globalThis.inspectActors = connect(() => {});
  return page.run;
}

register(machineList, personalFields);
const ownRun = await watchItself();
// Its actors are made when these are loaded: whatever watches them has to be there first.
const [
  { Inspector },
  { breakpoints },
  { announceBreakpoints, listen },
  { keepRecording },
  { listenToKeys },
  { openAddressed },
] = await Promise.all([
  import('./views/Inspector'),
  import('./desk/breakpoints'),
  import('./desk/link'),
  import('./desk/keepRecording'),
  import('./desk/listenToKeys'),
  import('./desk/openAddressed'),
]);
createRoot(root).render(<Inspector />);
keepRecording();
listen(ownRun, (breakpoint) => breakpoints.send({ type: 'hit', breakpoint }));
announceBreakpoints(breakpoints.getSnapshot().context.all);
listenToKeys();
openAddressed();
