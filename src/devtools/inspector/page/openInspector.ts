/** The address of a file of the inspector, which lies beside the socket of its server. */
export const besideSocket = (file: string): string =>
  new URL(file, new URL(globalThis.inspectorSocket ?? '/inspector/', window.location.href)).href;

/**
 * Opens the inspector in a window of its own beside the page. In a tab it would hide the page, and browsers pause hidden pages. It opens
 * with `noopener`, because a breakpoint that stops the page would otherwise stop the inspector too. With `noopener`, the browser does not
 * tell whether it has allowed the window.
 */
export function openInspector(): void {
  const { availWidth, availHeight } = window.screen;
  const width = Math.min(availWidth, 1440);
  const features = `popup,noopener,width=${width},height=${Math.min(availHeight, 900)},left=${availWidth - width}`;
  window.open(besideSocket('../inspector.html'), '_blank', features);
}

/**
 * Puts a button on the page that opens an inspector, because browsers open no window without a press by the user. The button lies outside
 * the page's root, so that it is no part of the page's own content.
 */
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
