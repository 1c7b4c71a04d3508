/**
 * Opens the inspector in a window of its own beside the page: a tab would hide the page, and hidden pages stand still.
 * Returns null where the browser forbids it.
 */
export function openInspector(): Window | null {
  const { availWidth, availHeight } = window.screen;
  const width = Math.min(availWidth, 1440);
  const features = `popup,width=${width},height=${Math.min(availHeight, 900)},left=${availWidth - width}`;
  return window.open('/inspector.html', 'state-inspector', features);
}
