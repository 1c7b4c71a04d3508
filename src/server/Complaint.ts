/** What ends a command with one line on the terminal: a mistake its caller can put right, not a fault of the program. */
export class Complaint extends Error {}
