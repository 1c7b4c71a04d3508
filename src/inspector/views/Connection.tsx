import { useSelector } from '@xstate/react';
import { styled } from './style';
import { file } from '../desk/actors';
import { useSessions } from '../desk/store';
import { pageName } from '../../charts/recording';
import { Tool } from './Tool';

/** Which pages are live, or which file is shown; and what was wrong with a file or a message. */
export function Connection() {
  const { live, refused, problem: foreign } = useSessions();
  const state = useSelector(file, (snapshot) => snapshot.value.session);
  const { name, opened, problem } = useSelector(file, ({ context }) => context);
  const pages = live.recording.pages.filter(({ isLeft }) => !isLeft);
  if (state === 'refused' || opened) {
    return (
      <>
        <Status
          role={state === 'refused' ? 'alert' : 'status'}
          is={state === 'refused' ? 'refused' : 'opened'}
        >
          {state === 'refused' ? `${name}: ${problem}` : `Session ${opened}`}
        </Status>
        <Tool type="button" onClick={() => file.send({ type: 'close' })}>
          {state === 'refused' ? 'Dismiss' : 'Back to live'}
        </Tool>
      </>
    );
  }
  return (
    <Status role="status" is={pages.length > 0 ? 'live' : 'waiting'}>
      {pages.length === 0
        ? 'Waiting for a page with ?inspect=local'
        : `Live: ${pages.map((page) => pageName(page, live.recording.pages)).join(', ')}`}
      {refused > 0 && `, ${refused} foreign messages ignored: ${foreign}`}
    </Status>
  );
}

const Status = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  color: 'var(--mute)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '&::before': {
    content: '',
    flexShrink: 0,
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: 'var(--edge)',
  },
  variants: {
    is: {
      live: { '&::before': { background: '#3E9B5B' } },
      waiting: {},
      opened: { '&::before': { background: 'var(--expected)' } },
      refused: { color: 'var(--wrong)', '&::before': { background: 'var(--wrong)' } },
    },
  },
});
