import { useSelector } from '@xstate/react';
import { pageName } from '../model/pageName';
import { styled } from '../../style/stitches.config';
import { Mark } from '../../ui/Mark';
import { file, view } from '../desk/actors';
import { download } from '../desk/download';
import { useShown } from '../desk/shown';
import { useHeard } from '../desk/store';
import { toFile } from '../../charts/sessionFile';
import { Tool } from './Tool';

/** The name, what is connected or opened, and what is done with a session. */
export function TopBar() {
  const { session } = useShown();
  const heat = useSelector(view, (state) => state.matches({ heat: 'on' }));
  const theme = useSelector(view, (state) => state.value.theme);
  return (
    <Bar>
      <Mark height={25} />
      <Name>State inspector</Name>
      <Connection />
      <Gap />
      <Tool type="button" aria-pressed={heat} onClick={() => view.send({ type: 'heat' })}>
        Heat
      </Tool>
      <Tool
        type="button"
        onClick={() => download('session.json', JSON.stringify(toFile(session), undefined, 1))}
      >
        Export
      </Tool>
      <Choose>
        Open session
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) file.send({ type: 'open', source: { kind: 'file', file: chosen } });
            currentTarget.value = '';
          }}
        />
      </Choose>
      <Tool
        type="button"
        aria-label={`Theme: ${theme}`}
        onClick={() => view.send({ type: 'theme' })}
      >
        {{ system: '◐', light: '○', dark: '●' }[theme]}
      </Tool>
    </Bar>
  );
}

/** Which pages are live, or which file is shown; and what was wrong with a file or a message. */
function Connection() {
  const { live, refused } = useHeard();
  const state = useSelector(file, (snapshot) => snapshot.value.session);
  const { name, problem } = useSelector(file, ({ context }) => context);
  const pages = live.recording.pages.filter(({ isLeft }) => !isLeft);
  if (state === 'refused' || state === 'opened') {
    return (
      <>
        <Status role={state === 'refused' ? 'alert' : 'status'} is={state}>
          {state === 'refused' ? `${name}: ${problem}` : `Session ${name}`}
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
        : `Live: ${pages.map(pageName).join(', ')}`}
      {refused > 0 && `, ${refused} foreign messages ignored`}
    </Status>
  );
}

const Bar = styled('header', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  paddingInline: '$16',
  '& > svg': { color: 'var(--accent)' },
});

const Name = styled('h1', { marginInlineEnd: '$8', fontSize: '15px' });
const Gap = styled('span', { flex: 1 });

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

/** A file chooser that looks as its neighbours do. */
const Choose = styled('label', Tool, {
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', inlineSize: '100%' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
});
