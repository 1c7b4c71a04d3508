/** Calls back once what has just changed is on the screen: what takes long and can wait does not hold it up. */
export function afterPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}
