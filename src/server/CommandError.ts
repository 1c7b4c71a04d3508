/** A mistake in the call of a command, which its caller can correct: the command prints the message and exits with 1. */
export class CommandError extends Error {}
