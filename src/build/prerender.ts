import { getCssText } from '../style/stitches.config';
import { inlineTokens } from './styles/inlineTokens';
import { recordedClasses } from './styles/recordStyle';
import { shortClassNames, shortenClasses } from './styles/shortClassNames';

// The entry of the bundle that renders pages at build time: all that `prerenderPlugin` calls in it.
export { chatCodes } from './chatCodes';
export { discoveryFiles } from './discoveryFiles';
export { initTranslations } from './initTranslations';
export { renderNotFound } from './renderNotFound';
export { renderPage } from './renderPage';
export { shownTexts } from './shownTexts';

/** The style sheet of all pages rendered and all parts recorded so far. */
export const styleSheet = (): string => shortClassNames(inlineTokens(getCssText()));

/** The classes of all parts as they are published, by the keys of their calls of `styled`. */
export const partClasses = () => shortenClasses(recordedClasses());
