import { StrictMode, useEffect } from 'react';
import { App } from './App';

/**
 * The tree that both the build and the browser render: the same, so that one takes over from the other. Once it answers,
 * the document bears `data-started`.
 */
export function Site({ path }: { path?: string | undefined }) {
  // The outermost effect is the last: by now every machine runs and listens.
  useEffect(() => void (document.documentElement.dataset['started'] = ''), []);
  return (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  );
}
