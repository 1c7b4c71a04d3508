import { useSelector } from '@xstate/react';
import { inCode } from '../../charts/plain';
import { copyText, view } from '../desk/actors';
import { useMeasured, useRowsInView } from '../desk/useRevealed';
import { useShown } from '../desk/useShown';
import { type ContextRow, contextRows, seenRows } from '../model/contextRows';
import { Aside, moveInList, Pane, RowButton, Scroll } from './Pane';
import { SearchField } from './SearchField';
import { styled } from './style';
import { Tool } from './Tool';

/** The selected actor's context, of which what is in view is drawn; what its last step changed is marked, with what was there before. */
export function ContextTree() {
  const { step, before } = useShown();
  const text = useSelector(view, ({ context }) => context.contextText);
  const folded = useSelector(view, ({ context }) => context.folded);
  const all = step?.context === undefined ? [] : contextRows(step, before);
  const changed = all.filter(({ change }) => change).length;
  return (
    <Pane
      title="Context"
      grows
      aside={
        all.length > 0 && (
          <Aside>
            {changed > 0 && <Count>{changed} changed by this step</Count>}
            <SearchField
              label="Search the context"
              value={text}
              onInput={(searched) => view.send({ type: 'searchContext', text: searched })}
            />
            <Tool onClick={() => void copyText(inCode(step?.context))}>Copy</Tool>
          </Aside>
        )
      }
    >
      <Rows rows={seenRows(all, folded, text)} folded={text ? noPaths : folded} />
    </Pane>
  );
}

/** Nothing that a search has found is folded. */
const noPaths: ReadonlySet<string> = new Set();

interface RowsProps {
  readonly rows: readonly ContextRow[];
  readonly folded: ReadonlySet<string>;
}

function Rows({ rows, folded }: RowsProps) {
  const { row, virtualizer } = useRowsInView(rows.map(({ path }) => path));
  const items = virtualizer.getVirtualItems();
  return (
    <Scroll ref={row} role="group" aria-label="Context" onKeyDown={moveInList}>
      {rows.length === 0 && <None>None.</None>}
      <List style={{ blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const each = rows[index];
          const own = { index, start, virtualizer, isReached: index === items[0]?.index };
          return each && <Row key={key} row={each} isFolded={folded.has(each.path)} {...own} />;
        })}
      </List>
    </Scroll>
  );
}

interface RowProps {
  readonly row: ContextRow;
  readonly isFolded: boolean;
  /** Its place among all rows. */
  readonly index: number;
  /** Where it begins, in CSS pixels. */
  readonly start: number;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReached: boolean;
  readonly virtualizer: Parameters<typeof useMeasured>[0];
}

/** A line of the context: pressed, what holds others is folded or unfolded, and anything else copied. */
function Row({ row, isFolded, index, start, isReached, virtualizer }: RowProps) {
  const { path, name, depth, text, isBranch, value, change } = row;
  const press = () => (isBranch ? view.send({ type: 'fold', path }) : void copyText(inCode(value)));
  return (
    <li ref={useMeasured(virtualizer)} data-index={index} style={{ insetBlockStart: start }}>
      <Line
        type="button"
        tabIndex={isReached ? 0 : -1}
        is={change?.kind ?? 'same'}
        style={{ paddingInlineStart: 18 + 14 * depth }}
        title={isBranch ? undefined : 'Press to copy'}
        aria-expanded={isBranch ? !isFolded : undefined}
        onClick={press}
      >
        {isBranch && <i aria-hidden="true">{isFolded ? '▸' : '▾'}</i>}
        <span>{name}</span>
        {!isBranch && ' '}
        {change?.kind === 'changed' && <del>{inCode(change.before)}</del>}{' '}
        {isBranch ? <span>{text}</span> : text}
      </Line>
    </li>
  );
}

const Count = styled('span', { alignSelf: 'center', color: 'var(--accent)', fontSize: '11.5px' });

const None = styled('p', { paddingInline: '$16', color: 'var(--mute)', fontSize: '12px' });

const List = styled('ul', {
  position: 'relative',
  '& > li': { position: 'absolute', insetInline: 0 },
});

const Line = styled(RowButton, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '12px',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& i': {
    display: 'inline-block',
    marginInlineStart: '-14px',
    inlineSize: '14px',
    fontStyle: 'normal',
  },
  '& span, & del': { color: 'var(--mute)' },
  '& span + span': { marginInlineStart: '$8' },
  variants: {
    is: {
      same: {},
      added: { background: 'var(--lampGround)' },
      changed: { background: 'var(--lampGround)' },
      removed: { color: 'var(--wrong)' },
    },
  },
});
