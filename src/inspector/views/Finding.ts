import { styled } from './style';

/** What is said of a session. */
export const Finding = styled('div', {
  display: 'grid',
  gap: '6px',
  maxBlockSize: '240px',
  overflow: 'auto',
  padding: '0 $space$16 $space$12',
  overflowWrap: 'anywhere',
});

/** What is wrong in it. */
export const Problem = styled('p', {
  color: 'var(--wrong)',
  whiteSpace: 'pre-wrap',
  fontSize: '12px',
});
