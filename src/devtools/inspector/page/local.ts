/** Has this page watched by the state inspector, which it opens unless one is there already. */
import { connect } from './connect';
import { openInspector, showButton } from './openInspector';

const inspect = connect(() => openInspector() ?? showButton('Open inspector', openInspector));
if (globalThis.eventRing) globalThis.eventRing.attach(inspect);
else globalThis.inspectActors = inspect;
