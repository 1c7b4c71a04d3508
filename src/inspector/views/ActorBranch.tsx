import { styled } from './style';
import { selectActor } from '../desk/selectActor';
import { useShown } from '../desk/useShown';
import { type Recording, statusOf } from '../../charts/recording';
import { TreeRow } from './TreeRow';

interface ActorBranchProps {
  readonly page: Recording['pages'][number];
  readonly parent: string | undefined;
  readonly level: number;
  /** The id of the one actor that the Tab key reaches. */
  readonly reached: string | undefined;
}

/** The actors of a page that one actor has made, or that nobody made, each with its own below it. */
export function ActorBranch({ page, parent, level, reached }: ActorBranchProps) {
  const { recording, actor: selected, place } = useShown();
  const actors = [...recording.actors.values()].filter(
    (actor) => actor.run === page.run && actor.parent === parent,
  );
  if (actors.length === 0) return null;
  return (
    <ul>
      {actors.map((actor) => {
        const status = statusOf(recording, actor, place);
        return (
          <li key={actor.id}>
            <TreeRow
              type="button"
              level={level === 0 ? 'root' : 'child'}
              data-status={status.lamp}
              tabIndex={actor.id === reached ? 0 : -1}
              aria-current={actor === selected ? 'true' : undefined}
              onClick={() => selectActor(actor.id)}
            >
              <Lamp is={page.isLeft && status.lamp === 'active' ? 'off' : status.lamp} />
              <span>{actor.name}</span>
              <Value>{status.words}</Value>
            </TreeRow>
            <ActorBranch page={page} parent={actor.id} level={level + 1} reached={reached} />
          </li>
        );
      })}
    </ul>
  );
}

const Value = styled('span', {
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'end',
  color: 'var(--mute)',
  fontSize: '11.5px',
});

const Lamp = styled('i', {
  flexShrink: 0,
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  border: '1.5px solid var(--edge)',
  variants: {
    is: {
      active: { background: 'var(--lamp)', borderColor: 'var(--accent)' },
      off: {},
      error: { background: 'var(--wrong)', borderColor: 'var(--wrong)' },
    },
  },
});
