import type { Source } from '../machines/fileMachine';

/** The file of a session; throws an Error that says to a developer why it cannot be read. */
export async function readSource(source: Source): Promise<Blob> {
  if (source.kind === 'file') return source.file;
  const base = window.location.href;
  if (!URL.canParse(source.address, base)) throw new Error('This is no address.');
  const address = new URL(source.address, base);
  if (address.origin !== window.location.origin) {
    throw new Error('Sessions are opened from this origin only.');
  }
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Error(`There is no session at ${source.address}.`);
  return response.blob();
}
