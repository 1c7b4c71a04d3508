/** A path without the slash that some hosts add at its end; `/` stays. */
export const plainPath = (path: string): string => path.replace(/(?<=.)\/$/, '');
