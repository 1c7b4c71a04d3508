import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from './i18n';
import { Site } from './Site';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

const served = document.documentElement.lang;
startI18n();

if (root.hasChildNodes() && served === document.documentElement.lang) {
  // As a transition, so that taking over never holds up the visitor for long.
  startTransition(() => void hydrateRoot(root, <Site />));
} else {
  // No page came for this path, or it came in the other language.
  document.querySelector('title')?.remove();
  root.replaceChildren();
  createRoot(root).render(<Site />);
}
