/** The address of a file of the inspector, from where its server has the socket. */
export const besideSocket = (file: string): string =>
  new URL(file, new URL(globalThis.inspectorSocket ?? '/inspector/', window.location.href)).href;

/**
 * Opens the inspector in a window of its own beside the page: a tab would hide the page, and hidden pages stand still. It is no opener
 * of it, since what holds the page, such as a breakpoint, would hold both: so it is not said whether the browser allows it.
 */
export function openInspector(): void {
  const { availWidth, availHeight } = window.screen;
  const width = Math.min(availWidth, 1440);
  const features = `popup,noopener,width=${width},height=${Math.min(availHeight, 900)},left=${availWidth - width}`;
  window.open(besideSocket('../inspector.html'), '_blank', features);
}

/**
 * Puts a button on the page that opens an inspector: browsers let nothing be opened without a press.
 * It lies outside the page's root, and is nothing of the page's own.
 */
export function showButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Open inspector';
  button.lang = 'en';
  button.dir = 'ltr';
  // A content security policy forbids style attributes in the markup, not what a script sets.
  button.style.cssText =
    'position: fixed; inset: auto auto 12px 50%; translate: -50%; z-index: 1000; padding: 10px 18px; border: 1px solid; border-radius: 24px; background: #12110f; color: #ffc46b; font-size: 14px';
  button.addEventListener('click', openInspector);
  document.body.append(button);
  return button;
}
