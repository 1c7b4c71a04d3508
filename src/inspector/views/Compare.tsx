import { useSelector } from '@xstate/react';
import { comparison } from '../desk/comparison';
import { useSessions } from '../desk/store';
import { Counterparts } from './Counterparts';
import { moveInList } from './moveInList';
import { OpenFile } from './OpenFile';
import { Scroll } from './Scroll';
import { styled } from './style';
import { Tool } from './Tool';

/** The shown session and another one side by side, step beside step, with what differs between the two. */
export function Compare() {
  const { other } = useSessions();
  const { context, value } = useSelector(comparison, (state) => state);
  const problem = value.session === 'refused' ? `${context.name}: ${context.problem}` : '';
  return (
    <Frame onKeyDown={moveInList}>
      <Head>
        <OpenFile
          label="Compare with"
          onChosen={(file) => comparison.send({ type: 'open', source: { kind: 'file', file } })}
        />
        {(other || problem) && (
          <Tool type="button" onClick={() => comparison.send({ type: 'close' })}>
            {problem ? 'Dismiss the file' : 'Close it'}
          </Tool>
        )}
        <p role={problem ? 'alert' : 'status'}>
          {problem || context.opened || 'Open a session to see it beside the one that is shown.'}
        </p>
      </Head>
      {other && <Counterparts other={other} />}
    </Frame>
  );
}

const Frame = styled(Scroll, { blockSize: '100%', padding: '$12', fontSize: '12px' });

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minBlockSize: '36px',
});
