import { StrictMode } from 'react';
import { App } from './App';

/** The tree that both the build and the browser render: the same, so that one takes over from the other. */
export function Site({ path }: { path?: string | undefined }) {
  return (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  );
}
