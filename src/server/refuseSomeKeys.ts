import { loadEnv } from 'vite';
import { mailKeys, missingMailKeys } from '../mail/mailOrigin.js';
import { CommandError } from './runCommand.js';

/**
 * The names of the EmailJS keys that are set neither in the environment nor in `.env`: all of them, or none. Where only some are missing,
 * throws a CommandError that names them, because such a site could never send.
 */
export function refuseSomeKeys(): string[] {
  const missing = missingMailKeys(loadEnv('production', '.', 'VITE_'));
  if (missing.length > 0 && missing.length < mailKeys.length)
    throw new CommandError(
      `EmailJS cannot send without ${missing.join(' and ')}: set all three keys, or none (.env.example)`,
    );
  return missing;
}
