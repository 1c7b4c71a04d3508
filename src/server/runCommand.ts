import { CommandError } from './CommandError.js';

/** Runs a command that ends by itself. Prints a CommandError in one line and exits with 1; rejects with any other error. */
export async function runCommand(command: () => void | Promise<void>) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
