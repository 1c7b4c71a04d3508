import '@xyflow/react/dist/base.css';
import { createRoot } from 'react-dom/client';
import { register } from './model/registry';

/** An inspector can be inspected too: from another window, which never watches back. */
async function watchItself(): Promise<string | undefined> {
  if (new URLSearchParams(window.location.search).get('inspect') !== 'local') return undefined;
  const { connect, page } = await import('./page/connect');
  globalThis.inspectActors = connect(() => {});
  return page.run;
}

/**
 * Starts the inspector of a project in the element `#root`: it is handed the machines as the code is today, and the names
 * of the fields in which people write of themselves. Resolves with what takes machines that are saved meanwhile. Rejects
 * where the page has no such element.
 */
export async function startInspector(
  ...project: Parameters<typeof register>
): Promise<(saved: Parameters<typeof register>[0]) => void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The inspector needs an element with the id "root".');
  register(...project);
  const ownRun = await watchItself();
  // Its actors are made when these are loaded: whatever watches them has to be there first.
  const [{ Inspector }, { replaceMachines, startDesk }] = await Promise.all([
    import('./views/Inspector'),
    import('./desk/startDesk'),
  ]);
  createRoot(root).render(<Inspector />);
  startDesk(ownRun);
  return replaceMachines;
}
