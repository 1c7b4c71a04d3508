/** A mistake in how a command is called, which its caller can correct; the command prints the message, one line, and exits with 1. */
export class CommandError extends Error {}
