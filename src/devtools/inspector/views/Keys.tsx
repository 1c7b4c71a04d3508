import { useSelector } from '@xstate/react';
import { view } from '../desk/actors';
import { useModal } from '../desk/useRevealed';
import { styled } from './style';
import { Tool } from './Tool';

const keys = [
  ['← →', 'a step back, a step on'],
  ['Shift ← →', 'the same, of the shown actor only'],
  ['L', 'live: the newest step'],
  ['P', 'play from here, or pause'],
  ['E', 'pick an element on a page; there Tab, Enter, Escape too'],
  ['/', 'search the log: words, -ignored, +pinned'],
  ['↑ ↓ Home End', 'within a list or the outline'],
  ['Ctrl Enter', 'in the editor: send the event, or try it on a copy'],
  ['?', 'this list'],
] as const;

/** All keys, in a dialog. */
export function Keys() {
  return useSelector(view, (state) => state.matches({ help: 'open' })) && <Opened />;
}

function Opened() {
  return (
    <Frame ref={useModal()} aria-label="Keys" onClose={close}>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Tool onClick={close}>Close</Tool>
    </Frame>
  );
}

const close = () => view.send({ type: 'leaveHelp' });

const Frame = styled('dialog', {
  margin: 'auto',
  padding: '$24',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  background: 'var(--panel)',
  color: 'var(--text)',
  '& dl': { display: 'grid', gap: '$8', marginBlockEnd: '$16' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '112px 1fr', gap: '$16' },
  '& dd': { color: 'var(--mute)' },
});
