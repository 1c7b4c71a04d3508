import { styled } from '../style/stitches.config';

/** Words on a line of their own. */
export const Line = styled('span', { display: 'block' });
