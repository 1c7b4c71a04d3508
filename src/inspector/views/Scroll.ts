import { styled } from './style';

/** The part of a pane that scrolls; it has to be reachable by the keyboard. */
export const Scroll = styled('div', {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line) transparent',
  '&:focus-visible': { outlineOffset: '-2px' },
});
