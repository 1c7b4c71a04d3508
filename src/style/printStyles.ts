/** The document's styles on paper: black on white, all content that can be read, and no controls. */
export const printStyles = {
  html: { '--pad': '0px', fontSize: '14px' },
  '*, *::before, *::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    transition: 'none !important',
    animation: 'none !important',
  },
  'picture, form, aside, main a[target]': { display: 'none !important' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'li, p': { breakInside: 'avoid' },
};
