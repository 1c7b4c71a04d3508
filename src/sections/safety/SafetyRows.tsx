import { safety, type SafetySystem } from '../../content/safety';
import { tabListOf, useTab } from '../useTab';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Ring } from '../../ui/Ring';

/** A row for each safety system, as tabs; one is selected. */
export function SafetyRows() {
  return (
    <Rows {...tabListOf('safety')} aria-orientation="vertical">
      {safety.map((system) => (
        <SafetyRow key={system.id} system={system} />
      ))}
    </Rows>
  );
}

function SafetyRow({ system }: { system: SafetySystem }) {
  const language = useLanguage();
  const { tab, isSelected } = useTab('safety', system.id);
  return (
    <Row {...tab}>
      <span>{inLanguage(system, 'title', language)}</span>
      <Ring size="large" chosen={isSelected} />
    </Row>
  );
}

const Rows = styled('div', { borderBlockStart: '$borderWidths$line solid $lineMarble' });

const Row = styled('button', {
  row: '$24',
  justifyContent: 'space-between',
  inlineSize: '100%',
  paddingInline: 0,
  paddingBlock: '$20',
  border: 0,
  borderBlockEnd: '$borderWidths$line solid $lineMarble',
  background: 'none',
  color: '$muteLight',
  '--ring': '$colors$rule',
  text: 'row',
  fontWeight: '$light',
  textAlign: 'start',
  '@md': { paddingBlock: '30px', fontSize: 'clamp($fontSizes$row, 1.95vw, $fontSizes$rowWide)' },
  '@hover': {
    transition: 'color $state',
    '&:hover': { color: '$ink', '--ring': '$colors$ink' },
  },
  '&[aria-selected=true]': {
    color: '$ink',
    boxShadow: 'inset 0 -3px $colors$bronze',
    '& > span:last-child': { color: '$bronze' },
    '@forced': { borderBlockEndColor: 'Highlight' },
  },
  '@scriptless': { pointerEvents: 'none' },
});
