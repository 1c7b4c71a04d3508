/** A mistake in the call of a command, which its caller can correct: the command prints the message and exits with 1. */
export class CommandError extends Error {}

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
