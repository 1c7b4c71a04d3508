import { loadEnv } from 'vite';
import { mailKeys, missingMailKeys } from '../mail/missingMailKeys.js';
import { CommandError } from './runCommand.js';

/**
 * The keys of EmailJS that are not set here, in the environment and `.env`: all or none. Throws a CommandError that names the
 * missing ones where some are set, because such a site could never send.
 */
export function refuseSomeKeys(): string[] {
  const missing = missingMailKeys(loadEnv('production', '.', 'VITE_'));
  if (missing.length > 0 && missing.length < mailKeys.length)
    throw new CommandError(
      `EmailJS cannot send without ${missing.join(' and ')}: set all three keys, or none (.env.example)`,
    );
  return missing;
}
