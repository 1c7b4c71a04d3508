/** Has this page watched by the site's own inspector, which it opens unless one is there already. */
import { connect } from './connect';
import { offer } from './offer';
import { watchActors } from './watchActors';

const open = () => window.open('/inspector.html', 'suood-inspector');

watchActors(connect(() => open() ?? offer('Open inspector', open)).inspect);
