import type { FallbackProps } from 'react-error-boundary';
import { styled } from './style';
import { forgetAll } from '../desk/forgetAll';
import { errorInWords } from '../../charts/plain';
import { Tool } from './Tool';

/** Stands for an inspector that cannot show what it holds: what went wrong, and how to go on without it. */
export function Broken({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <Frame role="alert" data-theme="system">
      <h1>The inspector cannot show this recording.</h1>
      <p>{errorInWords(error)}</p>
      <Tool
        type="button"
        kind="main"
        onClick={() => {
          forgetAll();
          resetErrorBoundary();
        }}
      >
        Forget the recording
      </Tool>
    </Frame>
  );
}

const Frame = styled('main', {
  display: 'grid',
  gap: '$12',
  placeContent: 'center',
  blockSize: '100%',
  background: 'var(--panel)',
  color: 'var(--text)',
});
