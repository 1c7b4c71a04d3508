import { type Difference, differences, pathTo } from '../../charts/differences';
import { inCode, insideOf, kindOf } from '../../charts/plain';
import { useShown } from '../desk/useShown';
import { Pane, Scroll } from './Pane';
import { styled } from './style';

/** The selected actor's context as a tree; what its last step changed is marked, with what was there before. */
export function ContextTree() {
  const { step, before } = useShown();
  const changes = step && before ? differences(before.context, step.context) : [];
  const removed = changes.filter(({ kind }) => kind === 'removed');
  return (
    <Pane
      title="Context"
      grows
      aside={changes.length > 0 && <Count>{changes.length} changed by this step</Count>}
    >
      <Scroll tabIndex={0} role="group" aria-label="Context">
        <Root>
          {step?.context === undefined ? (
            'None.'
          ) : (
            <Value value={step.context} path="" changes={changes} />
          )}
          {removed.map(({ path, before: old }) => (
            <Line key={path} is="removed">
              {path}: {inCode(old)} was removed
            </Line>
          ))}
        </Root>
      </Scroll>
    </Pane>
  );
}

interface ValueProps {
  readonly value: unknown;
  /** Where it is in the context: `message.subject`. */
  readonly path: string;
  readonly changes: readonly Difference[];
}

function Value({ value, path, changes }: ValueProps) {
  const change = changes.find((each) => each.path === path);
  const inside = insideOf(value);
  if (!inside) {
    return (
      <Line is={change?.kind ?? 'same'} as="span">
        {change?.kind === 'changed' && <del>{inCode(change.before)}</del>} {inCode(value)}
      </Line>
    );
  }
  const isCollection = /Map|Set/.test(kindOf(value));
  return (
    <Branch>
      {(isCollection || inside.length === 0) && (
        <li>{isCollection ? `${kindOf(value).slice(8, -1)}(${inside.length})` : inCode(value)}</li>
      )}
      {inside.map(([key, inner]) => {
        const own = pathTo(key, path);
        return (
          <li key={own}>
            <Key>{pathTo(key, '')}</Key>
            <Value value={inner} path={own} changes={changes} />
          </li>
        );
      })}
    </Branch>
  );
}

const Count = styled('span', { color: 'var(--accent)', fontSize: '11.5px' });

const Root = styled('div', {
  padding: '0 $space$16 $space$16',
  color: 'var(--mute)',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '12px',
  lineHeight: 1.7,
  '& > ul': { paddingInlineStart: 0, borderInlineStart: 0 },
});

const Branch = styled('ul', {
  paddingInlineStart: '$12',
  borderInlineStart: '1px solid var(--line)',
});

const Key = styled('span', { marginInlineEnd: '$8', color: 'var(--mute)' });

const Line = styled('p', {
  overflowWrap: 'anywhere',
  color: 'var(--text)',
  '& del': { color: 'var(--mute)' },
  variants: {
    is: {
      same: {},
      added: { background: 'var(--lampGround)' },
      changed: { background: 'var(--lampGround)', borderRadius: '3px' },
      removed: { color: 'var(--wrong)' },
    },
  },
});
