import { StrictMode, useEffect } from 'react';
import { App } from './App';
import { loadTexts } from './i18n';

/**
 * The tree that both the build and the browser render: the same, so that one takes over from the other. Once every machine
 * runs, the document bears `data-running`.
 */
export function Site({ path }: { path?: string | undefined }) {
  // The outermost effect is the last; while developing, React runs it twice.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ('running' in dataset) return;
    dataset['running'] = '';
    loadTexts();
  }, []);
  return (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  );
}
