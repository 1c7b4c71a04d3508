import { getCssText } from '../style/stitches.config';
import { inlineTokens } from './styles/inlineTokens';
import { recordedClasses } from './styles/recordStyle';
import { shortNames } from './styles/shortNames';

// The entry of the bundle that renders pages at build time: everything that `prerenderPlugin` calls in the bundle.
export { chatCodes } from './chatCodes';
export { discoveryFiles } from './discoveryFiles';
export { initTranslations } from './initTranslations';
export { renderNotFound } from './renderNotFound';
export { renderPage } from './renderPage';
export { shownTexts } from './shownTexts';

/** The style sheet of all pages rendered and all styled components recorded so far. */
export const styleSheet = (): string => shortNames(inlineTokens(getCssText()));

/** The classes of every recorded styled component as JSON (`recordedClasses`), by the key of its call of `styled`. */
export const partClasses = (): ReadonlyMap<string, string> =>
  new Map([...recordedClasses()].map(([key, its]) => [key, shortNames(JSON.stringify(its))]));
