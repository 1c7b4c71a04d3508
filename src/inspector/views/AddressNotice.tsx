import { useSelector } from '@xstate/react';
import { styled } from './style';
import { address } from '../desk/address';
import { useSessions } from '../desk/store';
import { lackOf } from '../model/momentOf';
import { Tool } from './Tool';

/** What is wrong with the address, or what it names that is not here. */
export function AddressNotice() {
  const { live, opened } = useSessions();
  const { moment, problem } = useSelector(address, ({ context }) => context);
  const isMissing = useSelector(address, (state) => state.matches({ bar: { sought: 'missing' } }));
  const isMalformed = useSelector(address, (state) => state.matches({ bar: 'malformed' }));
  if (!isMissing && !isMalformed) return null;
  return (
    <Notice>
      <p role="alert">{isMalformed ? problem : lackOf((opened ?? live).recording, moment)}</p>
      <Tool
        type="button"
        aria-label="Dismiss the address"
        onClick={() => address.send({ type: 'dismiss' })}
      >
        Dismiss
      </Tool>
    </Notice>
  );
}

const Notice = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  padding: '$8 $space$16',
  borderBlockEnd: '1px solid var(--line)',
  color: 'var(--wrong)',
  overflowWrap: 'anywhere',
});
