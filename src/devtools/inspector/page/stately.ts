/** Has this page watched by Stately's inspector, which is of another origin and opens at a press. */
import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { showButton } from './openInspector';

const inspector = createBrowserInspector({ autoStart: false });
globalThis.inspectActors = inspector.inspect as (event: InspectionEvent) => void;

// Parted from windows of other origins, a page cannot talk to them, and nothing would say so. The server parts no page
// that asks in its address.
if (window.crossOriginIsolated)
  showButton(
    'Load this page for Stately Inspector',
    () => (window.location.search = 'inspect=stately'),
  );
else showButton('Open Stately Inspector', () => inspector.start());
