import { styled } from './style';

const keys = [
  ['← →', 'a step back, a step on'],
  ['Shift ← →', 'the same, of the shown actor only'],
  ['L', 'live: the newest step'],
  ['E', 'pick an element on a page; there Tab, Enter, Escape too'],
  ['/', 'search the log'],
  ['↑ ↓ Home End', 'within a list or the outline'],
  ['Ctrl Enter', 'in the editor: send the event, or try it on a copy'],
  ['?', 'this list'],
] as const;

/** All keys, in what pops over the rest at the press of `?` or of the button of that name. */
export function Keys() {
  return (
    <Frame id="keys" popover="auto" role="dialog" aria-label="Keys">
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled('div', {
  margin: 'auto',
  padding: '$24',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  background: 'var(--panel)',
  color: 'var(--text)',
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '112px 1fr',
    gap: '$16',
    marginBlock: '$8',
  },
  '& dd': { color: 'var(--mute)' },
});
