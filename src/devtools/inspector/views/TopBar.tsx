import { useSelector } from '@xstate/react';
import { maskedRecording } from '../../charts/masked';
import { pageName } from '../../charts/recording';
import { toFile } from '../../charts/sessionFile';
import { download, file, pickElement, view } from '../desk/actors';
import { useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import { personalNames } from '../model/registry';
import { styled } from './style';
import { OpenFile, Tool } from './Tool';

/** The header: the inspector's name, the connected pages or the opened session, and the buttons for sessions. */
export function TopBar() {
  const { session } = useShown();
  const { isPicking, notice, stopped } = useSelector(view, ({ context }) => context);
  const { live } = useSessions();
  // A page that is closed at a breakpoint does not go on.
  const isStopped = live.recording.pages.some(({ run, isLeft }) => run === stopped?.run && !isLeft);
  const save = () => {
    const recording = maskedRecording(session.recording, personalNames());
    download('session.json', JSON.stringify(toFile({ ...session, recording }), undefined, 1));
  };
  return (
    <Frame>
      <h1>State inspector</h1>
      <Connection />
      <Status role="status" is="wrong">
        {isStopped && `Stopped at ${stopped?.breakpoint}`}
      </Status>
      <Tool aria-pressed={isPicking} title="E" onClick={() => pickElement()}>
        Pick element
      </Tool>
      <span role="status">{notice}</span>
      <Tool onClick={save}>Export</Tool>
      <OpenFile label="Open session" onChosen={(source) => file.send({ type: 'open', source })} />
    </Frame>
  );
}

const Frame = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  overflowX: 'auto',
  paddingInline: '$16',
  background: 'var(--panel)',
  '& h1': { marginInlineEnd: '$8', fontSize: '15px', whiteSpace: 'nowrap' },
  '& > button, & > label': { flexShrink: 0 },
  '& > p:last-of-type': { flex: 1 },
});

const close = (label: string) => <Tool onClick={() => file.send({ type: 'close' })}>{label}</Tool>;

/** The live pages or the opened file, and the problem of a refused file or message. */
function Connection() {
  const { live, refused, problem: foreign } = useSessions();
  const state = useSelector(file, (snapshot) => snapshot.value);
  const { name, opened, problem, progress } = useSelector(file, ({ context }) => context);
  const pages = live.recording.pages.filter(({ isLeft }) => !isLeft);
  if (state === 'reading') {
    return (
      <Status role="status">
        Reading {name} <progress aria-label={`Reading ${name}`} value={progress} />
      </Status>
    );
  }
  if (state === 'refused')
    return (
      <>
        <Status role="alert" is="wrong">
          {name}: {problem}
        </Status>
        {close('Dismiss')}
      </>
    );
  if (opened)
    return (
      <>
        <Status role="status">Session {opened}</Status>
        {close('Back to live')}
      </>
    );
  return (
    <Status role="status">
      {pages.length === 0
        ? 'Waiting for a page (Alt+Shift+I on it, or ?inspect=local) or a process'
        : `Live: ${pages.map((page) => pageName(page, live.recording.pages)).join(', ')}`}
      {refused > 0 && `, ${refused} foreign messages ignored: ${foreign}`}
    </Status>
  );
}

const Status = styled('p', {
  color: 'var(--mute)',
  oneLine: 'start',
  variants: { is: { wrong: { color: 'var(--wrong)', whiteSpace: 'normal' } } },
});
