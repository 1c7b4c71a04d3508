import { getCssText } from '../style/stitches.config';
import { inlineTokens } from './styles/inlineTokens';

// The entry of the bundle that renders pages at build time: all that `prerenderPlugin` calls in it.
export { chatCodes } from './chatCodes';
export { discoveryFiles } from './discoveryFiles';
export { initTranslations } from './initTranslations';
export { renderNotFound } from './renderNotFound';
export { renderPage } from './renderPage';
export { shownTexts } from './shownTexts';
export { recordedClasses } from './styles/recordStyle';

/** The style sheet of all pages rendered and all parts recorded so far. */
export const styleSheet = (): string => inlineTokens(getCssText());
