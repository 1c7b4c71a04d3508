import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../hooks/useActor';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';

/**
 * A button over the call plate (the elevator's call button) in the hero's picture, where the window shows the plate. A press lights the
 * plate, and the elevator's doors close and open again.
 */
export function CallPlate() {
  const { t } = useTranslation();
  const call = useActor('call');
  const isCalled = useSelector(call, (state) => state.matches('called'));
  return (
    <Box>
      <Plate
        type="button"
        aria-label={t('Call_Elevator')}
        aria-pressed={isCalled}
        onClick={() => call.send({ type: 'press' })}
      />
    </Box>
  );
}

const Box = styled('div', {
  covers: '-40px 0 40px',
  containerType: 'size',
  pointerEvents: 'none',
  // At these widths, the plate is behind the words or outside the window.
  '@media (min-width: 28em) and (max-width: 63.99em)': { display: 'none' },
  '@md': { inset: 0 },
  ...scriptless({ display: 'none' }),
});

// `--across` is the distance from the box's middle to the plate; `--kept` is a limited `--across` that keeps the whole button inside.
const Plate = styled('button', {
  '--across': 'calc(var(--w) * .333)',
  // The limit of `--across` applies in windows of 320 px, where the plate is at the edge.
  '--kept': 'min(var(--across), 50cqw - 22px)',
  '--focus': '$colors$ink',
  covers: 0,
  margin: 'auto',
  inlineSize: 'max($pressable, var(--w) * .043)',
  blockSize: 'max($pressable, var(--w) * .11)',
  padding: 0,
  border: 0,
  background: 'none',
  translate: 'var(--kept) calc(var(--y) - var(--w) * .1754)',
  pointerEvents: 'auto',
  // Adds a light ring to the dark outline, because the plate lies on marble and on its shadow.
  '&:focus-visible': { boxShadow: '0 0 0 4px $colors$white' },
  '&::before': {
    content: '',
    covers: 0,
    margin: 'auto',
    inlineSize: 'calc(var(--w) * .021)',
    aspectRatio: 1,
    borderRadius: '$round',
    translate: 'calc(var(--across) - var(--kept)) calc(var(--w) * -.017)',
    transition: 'background-color $state, box-shadow $state',
  },
  '@hover': { '&:hover::before': { boxShadow: '0 0 10px 2px $colors$lit' } },
  '&[aria-pressed=true]::before': {
    background: '$lit',
    boxShadow: '0 0 14px 5px $colors$lit, 0 0 44px 18px rgba(255,184,92,.55)',
    '@forced': { background: 'Highlight' },
  },
  '@md': {
    '--across': 'calc(var(--x) + var(--w) * .137)',
    inlineSize: 'max($pressable, var(--w) * .0185)',
    blockSize: 'calc(var(--w) * .0473)',
    translate: 'var(--kept) calc(var(--w) * -.0182)',
    '&::before': {
      inlineSize: 'calc(var(--w) * .0088)',
      translate: '0 calc(var(--w) * -.0067)',
    },
  },
});
