import '@xyflow/react/dist/base.css';
import { createRoot } from 'react-dom/client';
import { startDesk } from './desk/startDesk';
import { register } from './model/registry';
import { Inspector } from './views/Inspector';

declare global {
  /** The project's exported machines, and the names of its fields with personal data; set before the inspector starts. */
  var inspectedProject:
    | { readonly machines: object; readonly fields: readonly string[] }
    | undefined;
}

const { machines = [], fields = [] } = globalThis.inspectedProject ?? {};
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The inspector needs an element with the id "root".');
register(machines, fields);
createRoot(root).render(<Inspector />);
startDesk();
