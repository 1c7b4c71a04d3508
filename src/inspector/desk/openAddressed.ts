import { file } from './actors';
import { readHash } from './address';

/** Opens what the address names: a session, `?session=/recordings/….json`, and a moment, `#run=…&step=…&actor=…&view=…`. */
export function openAddressed(): void {
  const address = new URLSearchParams(window.location.search).get('session');
  if (address) file.send({ type: 'open', source: { kind: 'address', address } });
  readHash();
  window.addEventListener('hashchange', readHash);
}
