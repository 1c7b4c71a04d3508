import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startI18n } from './i18n';

startI18n();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
