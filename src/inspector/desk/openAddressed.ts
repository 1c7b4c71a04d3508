import { file } from './actors';
import { comparison } from './comparison';
import { readHash } from './address';

/**
 * Opens what the address names: a session, `?session=/recordings/….json`, one to compare it with, `&with=`, and a moment, `#run=…&step=…&actor=…&view=…`.
 */
export function openAddressed(): void {
  const { searchParams } = new URL(window.location.href);
  for (const [name, opener] of Object.entries({ session: file, with: comparison })) {
    const address = searchParams.get(name);
    if (address) opener.send({ type: 'open', source: { kind: 'address', address } });
  }
  readHash();
  window.addEventListener('hashchange', readHash);
}
