import { useSelector } from '@xstate/react';
import { styled } from './style';
import { view } from '../desk/actors';
import { download } from '../desk/download';
import { store } from '../desk/store';
import { useShown } from '../desk/useShown';
import { valueInWords } from '../../charts/words';
import { exportTest } from '../model/exportTest';
import type { Step } from '../../charts/records';
import { stepsOf } from '../../charts/recording';
import { isFound } from '../model/isFound';
import { registeredMachine } from '../model/registry';
import { rowsNear } from '../model/rowsNear';
import { LogRow } from './LogRow';
import { moveInList } from './moveInList';
import { Pane } from './Pane';
import { Scroll } from './Scroll';
import { Tool } from './Tool';

/** At most so many steps are listed: those nearest to the cursor. */
const limit = 200;

/** What a step is found by: its event, its actor, its state. */
const textOf = ({ event, value }: Step, actor: string) =>
  `${JSON.stringify(event)} ${actor} ${valueInWords(value)}`;

/** All steps, newest last: found by words, without those that are ignored, or of the selected actor only. */
export function EventLog() {
  const { recording, actor, place, isOpened } = useShown();
  const text = useSelector(view, ({ context }) => context.text);
  const isFiltered = useSelector(view, (state) => state.matches({ log: 'selected' }));
  const nameOf = (id: string) => recording.actors.get(id)?.name ?? id;
  const found = recording.steps
    .map((step, index) => ({ step, place: index + recording.dropped }))
    .filter(({ step }) => !isFiltered || step.actor === actor?.id)
    .filter(({ step }) => !text || isFound(textOf(step, nameOf(step.actor)), text));
  const { rows, reached } = rowsNear(found, limit, place);
  const began = recording.steps[0]?.time ?? 0;
  return (
    <Pane
      title={`Log, ${found.length} steps`}
      grows
      aside={
        <Search>
          <input
            type="search"
            aria-label="Search the log"
            placeholder="Search -ignored +pinned"
            value={text}
            onChange={({ currentTarget }) =>
              view.send({ type: 'search', text: currentTarget.value })
            }
          />
          <Tool
            type="button"
            aria-pressed={isFiltered}
            onClick={() => view.send({ type: 'filter' })}
          >
            Selected actor only
          </Tool>
          <ExportTest />
          <Tool type="button" disabled={isOpened} onClick={store.clear}>
            Clear
          </Tool>
        </Search>
      }
    >
      <Scroll onKeyDown={moveInList}>
        <List>
          {rows.map(({ step, place: own }) => (
            <li key={own}>
              <LogRow step={step} place={own} began={began} isReached={own === reached} />
            </li>
          ))}
        </List>
      </Scroll>
    </Pane>
  );
}

/** Saves the run of the selected actor as a test, if its machine is one that a test can import. */
function ExportTest() {
  const { recording, actor } = useShown();
  const chart = actor?.chart;
  if (!actor || !chart || !registeredMachine(chart)) return null;
  const save = () =>
    download(`${chart}.recorded.test.ts`, exportTest(chart, stepsOf(recording, actor.id)));
  return (
    <Tool type="button" onClick={save}>
      Export as test
    </Tool>
  );
}

const Search = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$8',
  '& input': {
    flex: '1 1 160px',
    maxInlineSize: '216px',
    blockSize: '28px',
    paddingInline: '12px',
    border: '1px solid var(--edge)',
    borderRadius: '$round',
    background: 'var(--panel)',
  },
});

const List = styled('ol', { fontVariantNumeric: 'tabular-nums' });
