import { useSelector } from '@xstate/react';
import { pageName } from '../../charts/recording';
import { maskedRecording } from '../../charts/masked';
import { toFile } from '../../charts/sessionFile';
import { breakpoints, download, elements, file, view } from '../desk/actors';
import { useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import { breakpointInWords } from '../model/Breakpoint';
import { personalNames } from '../model/registry';
import { styled } from './style';
import { OpenFile, Tool } from './Tool';

/** The name, what is connected or opened, and what is done with a session. */
export function TopBar() {
  const { session } = useShown();
  const isPicking = useSelector(elements, (state) => state.matches('picking'));
  const heat = useSelector(view, (state) => state.matches({ heat: 'on' }));
  const copied = useSelector(view, (state) => state.value.copy);
  const save = () => {
    const recording = maskedRecording(session.recording, personalNames());
    download('session.json', JSON.stringify(toFile({ ...session, recording }), undefined, 1));
  };
  return (
    <Bar>
      <Name>State inspector</Name>
      <Connection />
      <Stopped />
      <Gap />
      <Tool aria-pressed={isPicking} onClick={() => elements.send({ type: 'pick' })}>
        Pick element
      </Tool>
      {session.visits && (
        <Tool aria-pressed={heat} onClick={() => view.send({ type: 'heat' })}>
          Heat
        </Tool>
      )}
      <span role="status">
        {{ idle: '', copied: 'Copied.', denied: 'Copying is not allowed here.' }[copied]}
      </span>
      <Tool onClick={save}>Export</Tool>
      <OpenFile
        label="Open session"
        onChosen={(chosen) => file.send({ type: 'open', source: { kind: 'file', file: chosen } })}
      />
      <Tool aria-label="Keys" popoverTarget="keys">
        ?
      </Tool>
    </Bar>
  );
}

/** Where a page is stopped. */
function Stopped() {
  const stopped = useSelector(breakpoints, ({ context }) => context.stopped);
  return (
    <Stop role="status">{stopped && `Stopped at ${breakpointInWords(stopped.breakpoint)}`}</Stop>
  );
}

const Stop = styled('p', {
  color: 'var(--wrong)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minInlineSize: 0,
  paddingInline: '$16',
  background: 'var(--panel)',
});

const Name = styled('h1', { marginInlineEnd: '$8', fontSize: '15px', whiteSpace: 'nowrap' });
const Gap = styled('span', { flex: 1 });

/** Which pages are live, or which file is shown; and what was wrong with a file or a message. */
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
  if (state === 'refused' || opened) {
    return (
      <>
        <Status
          role={state === 'refused' ? 'alert' : 'status'}
          is={state === 'refused' ? 'refused' : 'fine'}
        >
          {state === 'refused' ? `${name}: ${problem}` : `Session ${opened}`}
        </Status>
        <Tool onClick={() => file.send({ type: 'close' })}>
          {state === 'refused' ? 'Dismiss' : 'Back to live'}
        </Tool>
      </>
    );
  }
  return (
    <Status role="status">
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
  variants: { is: { fine: {}, refused: { color: 'var(--wrong)' } } },
});
