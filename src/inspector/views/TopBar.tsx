import { useSelector } from '@xstate/react';
import { styled } from './style';
import { file, view } from '../desk/actors';
import { download } from '../desk/download';
import { elements } from '../desk/elements';
import { useShown } from '../desk/useShown';
import { toFile } from '../../charts/sessionFile';
import { withoutPeople } from '../model/withoutPeople';
import { Connection } from './Connection';
import { OpenFile } from './OpenFile';
import { Tool } from './Tool';

/** The name, what is connected or opened, and what is done with a session. */
export function TopBar() {
  const { session } = useShown();
  const isPicking = useSelector(elements, (state) => state.matches('picking'));
  const heat = useSelector(view, (state) => state.matches({ heat: 'on' }));
  const theme = useSelector(view, (state) => state.value.theme);
  return (
    <Bar>
      <Name>State inspector</Name>
      <Connection />
      <Gap />
      <Tool type="button" aria-pressed={isPicking} onClick={() => elements.send({ type: 'pick' })}>
        Pick element
      </Tool>
      <Tool type="button" aria-pressed={heat} onClick={() => view.send({ type: 'heat' })}>
        Heat
      </Tool>
      <Tool
        type="button"
        onClick={() =>
          download('session.json', JSON.stringify(toFile(withoutPeople(session)), undefined, 1))
        }
      >
        Export
      </Tool>
      <OpenFile
        label="Open session"
        onChosen={(chosen) => file.send({ type: 'open', source: { kind: 'file', file: chosen } })}
      />
      <Tool
        type="button"
        aria-label={`Theme: ${theme}`}
        onClick={() => view.send({ type: 'theme' })}
      >
        {{ system: '◐', light: '○', dark: '●' }[theme]}
      </Tool>
      <Tool type="button" aria-label="Keys" onClick={() => view.send({ type: 'help' })}>
        ?
      </Tool>
    </Bar>
  );
}

const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  paddingInline: '$16',
  background: 'var(--panel)',
});

const Name = styled('h1', { marginInlineEnd: '$8', fontSize: '15px' });
const Gap = styled('span', { flex: 1 });
