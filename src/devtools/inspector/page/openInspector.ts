/** The address of one of the inspector's files, all of which are served beside the socket. */
export const besideSocket = (file: string): string =>
  new URL(file, new URL(globalThis.inspectorSocket ?? '/inspector/', window.location.href)).href;

/**
 * Opens the inspector in its own window beside the page: a tab would hide the page, and browsers pause hidden pages. `noopener` keeps a
 * breakpoint of the page from stopping the inspector too, but also hides whether the browser allowed the window.
 */
export function openInspector(): void {
  const { availWidth, availHeight } = window.screen;
  const width = Math.min(availWidth, 1440);
  const features = `popup,noopener,width=${width},height=${Math.min(availHeight, 900)},left=${availWidth - width}`;
  window.open(besideSocket('../inspector.html'), '_blank', features);
}

/** Adds a button that opens an inspector, for browsers that open a window only after a press. It lies outside the site's root element. */
export function showButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Open inspector';
  button.lang = 'en';
  button.dir = 'ltr';
  // A content security policy forbids style attributes in the markup, but not styles that a script sets.
  button.style.cssText =
    'position: fixed; inset: auto auto 12px 50%; translate: -50%; z-index: 1000; padding: 10px 18px; border: 1px solid; border-radius: 24px; background: #12110f; color: #ffc46b; font-size: 14px';
  button.addEventListener('click', openInspector);
  document.body.append(button);
  return button;
}
