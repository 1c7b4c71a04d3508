import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { offer } from './offer';

/** Offers Stately's own inspector, which opens on another origin at a press; returns what watches the actors. */
export function offerStately(): (event: InspectionEvent) => void {
  const inspector = createBrowserInspector({ autoStart: false });
  // Under Cross-Origin-Opener-Policy a page cannot talk to a window of another origin, and nothing would say so.
  if (window.crossOriginIsolated) offer('Stately’s inspector needs npm run dev', () => {});
  else offer('Open Stately Inspector', () => inspector.start());
  return inspector.inspect as (event: InspectionEvent) => void;
}
