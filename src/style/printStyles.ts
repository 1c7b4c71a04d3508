/** The document's styles on paper: black on white, no controls. The home page prints the visitor's choices, and a QR code to the chat. */
export const printStyles = {
  html: { '--pad': '0px', fontSize: '14px' },
  '*, *::before, *::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    transition: 'none !important',
    animation: 'none !important',
  },
  'form, aside, main a[target], picture:not([role=tabpanel] *, [role=group] *)': {
    display: 'none !important',
  },
  'section:is(#ourServices, [aria-labelledby=safetyHeading], [aria-labelledby=clientsHeading], [aria-labelledby=whyHeading])':
    { display: 'none !important' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'li, p': { breakInside: 'avoid' },
};
