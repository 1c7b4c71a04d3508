/** Whether the page was navigated to: not reloaded, nor restored from the browser's history. */
export function isNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
