import { file } from './actors';

/** Opens the session that the address names: `?session=/recordings/….json`. */
export function openAddressed(): void {
  const address = new URLSearchParams(window.location.search).get('session');
  if (address) file.send({ type: 'open', source: { kind: 'address', address } });
}
