import { StrictMode, useEffect } from 'react';
import { App } from './App';

/**
 * The tree that both the build and the browser render: the same, so that one takes over from the other. Once every machine
 * runs, the document bears `data-running`.
 */
export function Site({ path }: { path?: string | undefined }) {
  // The outermost effect is the last.
  useEffect(() => void (document.documentElement.dataset['running'] = ''), []);
  return (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  );
}
