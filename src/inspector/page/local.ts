/** Has this page watched by the state inspector, which it opens unless one is there already. */
import { connect } from './connect';
import { showButton } from './showButton';

const open = () => window.open('/inspector.html', 'suood-inspector');

globalThis.inspectActors = connect(() => open() ?? showButton('Open inspector', open)).inspect;
