import '@xyflow/react/dist/base.css';
import { createRoot } from 'react-dom/client';
import { register } from './model/registry';

/**
 * Starts the inspector of a project in the element `#root`: it is handed the machines as the code is today, and the names
 * of the fields in which people write of themselves. Rejects where the page has no such element.
 */
export async function startInspector(...project: Parameters<typeof register>): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The inspector needs an element with the id "root".');
  register(...project);
  // Its actors are made when these are loaded: the machines have to be there first.
  const [{ Inspector }, { startDesk }] = await Promise.all([
    import('./views/Inspector'),
    import('./desk/startDesk'),
  ]);
  createRoot(root).render(<Inspector />);
  startDesk();
}
