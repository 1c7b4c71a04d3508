import { useSelector } from '@xstate/react';
import { inCode } from '../../charts/plain';
import { copyText, look, view } from '../desk/actors';
import { useMeasured, useRowsInView } from '../desk/useRevealed';
import { useShown } from '../desk/useShown';
import { type ContextRow, contextRows, seenRows } from '../model/contextRows';
import { moveInList, Mute, Pane, RowButton, Scroll } from './Pane';
import { styled } from './style';
import { SearchField, Tool } from './Tool';

/** The selected actor's context; only lines in view are drawn. Marks the values that the last step changed, with their earlier values. */
export function ContextTree() {
  const { step, before } = useShown();
  const { contextText: text, folded } = useSelector(view, ({ context }) => context);
  const all = step?.context === undefined ? [] : contextRows(step, before);
  const changed = all.filter(({ change }) => change).length;
  const isCut = all.some((each) => / more of \d+/.test(each.text));
  const rows = seenRows(all, folded, text);
  const { row, virtualizer } = useRowsInView(rows.map(({ path }) => path));
  const items = virtualizer.getVirtualItems();
  const firstInView = virtualizer.range?.startIndex;
  return (
    <Pane
      title="Context"
      grows
      aside={
        all.length > 0 && (
          <>
            <SearchField
              label="Search the context"
              value={text}
              onInput={(searched) => look({ contextText: searched })}
            />
            <Tool onClick={() => void copyText(inCode(step?.context))}>Copy</Tool>
            {text && isCut && <Mute>without what was left out</Mute>}
            {!text && changed > 0 && <Mute>{changed} changed by this step</Mute>}
          </>
        )
      }
    >
      <Scroll ref={row} role="group" aria-label="Context" onKeyDown={moveInList}>
        <List style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const each = rows[index];
            const own = { index, start, virtualizer, isReached: index === firstInView };
            // While a search is on, no line is shown folded.
            const isFolded = !text && folded.has(each?.path ?? '');
            return each && <Row key={key} row={each} isFolded={isFolded} {...own} />;
          })}
        </List>
      </Scroll>
    </Pane>
  );
}

interface RowProps {
  readonly row: ContextRow;
  readonly isFolded: boolean;
  readonly index: number;
  /** The distance of the row from the top of the list, in CSS pixels. */
  readonly start: number;
  /** Whether the Tab key reaches this row. */
  readonly isReached: boolean;
  readonly virtualizer: Parameters<typeof useMeasured>[0];
}

/** A line of the context. A press folds or unfolds a value with content, and copies any other value. */
function Row({ row, isFolded, index, start, isReached, virtualizer }: RowProps) {
  const { path, name, depth, text, isBranch, value, change } = row;
  const fold = () => {
    const { folded } = view.getSnapshot().context;
    const others = [...folded].filter((each) => each !== path);
    look({ folded: new Set(others.length < folded.size ? others : [...folded, path]) });
  };
  return (
    <li ref={useMeasured(virtualizer)} data-index={index} style={{ insetBlockStart: start }}>
      <Line
        type="button"
        tabIndex={isReached ? 0 : -1}
        data-change={change?.kind}
        style={{ paddingInlineStart: 18 + 14 * depth }}
        title={isBranch ? undefined : 'Press to copy'}
        aria-expanded={isBranch ? !isFolded : undefined}
        onClick={() => (isBranch ? fold() : void copyText(inCode(value)))}
      >
        {isBranch && <i aria-hidden="true">{isFolded ? '▸' : '▾'}</i>}
        <span>{name}</span>{' '}
        {change?.kind === 'changed' && (
          <>
            <del>{inCode(change.before)}</del>{' '}
          </>
        )}
        {isBranch ? <span>{text}</span> : text}
      </Line>
    </li>
  );
}

const List = styled('ul', {
  position: 'relative',
  '& > li': { position: 'absolute', insetInline: 0 },
});

const Line = styled(RowButton, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '12px',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& i': { position: 'absolute', marginInlineStart: '-14px', fontStyle: 'normal' },
  '& span, & del': { color: 'var(--mute)' },
  '&[data-change]': { background: 'var(--lampGround)' },
  '&[data-change=removed]': { background: 'none', color: 'var(--wrong)' },
});
