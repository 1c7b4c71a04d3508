import type { InspectionEvent } from 'xstate';

/** How a page may be inspected: by the site's own inspector, by Stately's, or recorded for whoever drives the page. */
export type InspectionMode = 'local' | 'stately' | 'record';

/** Options of every root actor of the site: empty, until the inspector is asked for and watches. */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

const storageKey = 'inspect';

/** The mode that the address (`?inspect=`) asks for, kept for the time of the visit until `?inspect=off`. */
export function inspectionMode(): InspectionMode | undefined {
  const asked = new URLSearchParams(window.location.search).get('inspect');
  try {
    if (asked) sessionStorage.setItem(storageKey, asked);
    return modeOf(sessionStorage.getItem(storageKey));
  } catch {
    return modeOf(asked);
  }
}

const modeOf = (name: string | null): InspectionMode | undefined =>
  name === 'local' || name === 'stately' || name === 'record' ? name : undefined;

/** Where the code that watches a page lies: apart, so that the site shares no file with it. */
const watcher = import.meta.env.DEV ? '/src/inspector/page/start.ts' : '/inspector/start.js';

/** Has all actors watched that are made from then on; a published site has no inspector, and goes on without. */
export async function startInspection(mode: InspectionMode): Promise<void> {
  try {
    const { watch }: typeof import('./inspector/page/start') = await import(
      /* @vite-ignore */ watcher
    );
    inspection.inspect = await watch(mode);
  } catch (error) {
    // eslint-disable-next-line no-console -- A developer asked for it, and has to know.
    console.warn('There is no state inspector on this server.', error);
  }
}

/** Opens the inspector at Alt+Shift+I, and loads the page anew so that it is watched from its beginning. */
export function openInspector({ altKey, shiftKey, code }: KeyboardEvent): void {
  if (!altKey || !shiftKey || code !== 'KeyI') return;
  window.open('/inspector.html', 'suood-inspector');
  const address = new URL(window.location.href);
  address.searchParams.set('inspect', 'local');
  window.location.assign(address);
}
