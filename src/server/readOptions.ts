import { Complaint } from './Complaint.js';

/** Reads a server command's PORT and flags (their names begin with two hyphens); throws a Complaint about a bad port or an unknown flag. */
export function readOptions(defaultPort: number, knownFlags: string[]) {
  const { PORT = '' } = process.env;
  const port = PORT === '' ? defaultPort : Number(PORT);
  if (PORT !== '' && !(/^\d+$/.test(PORT) && port >= 1 && port <= 65_535)) {
    throw new Complaint(`PORT must be a whole number from 1 to 65535, not ${JSON.stringify(PORT)}`);
  }
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !knownFlags.includes(flag));
  if (unknown !== undefined) {
    throw new Complaint(
      `Unknown option ${JSON.stringify(unknown)}. Known: ${knownFlags.join(', ')}`,
    );
  }
  return { port, flags };
}
