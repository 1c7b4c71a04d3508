/** A day, in milliseconds. */
export const day = 24 * 3_600_000;
