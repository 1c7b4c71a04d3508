import { pages } from '../routing/pages.js';

/** The paths of the pages that the build writes as HTML, each in both languages. */
export const prerenderedPaths = pages.map(({ path }) => path);
