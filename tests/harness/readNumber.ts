const kinds = {
  'a whole number': (value: number) => Number.isSafeInteger(value),
  'a positive whole number': (value: number) => Number.isSafeInteger(value) && value > 0,
  'a positive number': (value: number) => Number.isFinite(value) && value > 0,
};

/** Reads a number from an environment variable; throws, with an example, if it is not of the given kind. */
export function readNumber(name: string, text: string, kind: keyof typeof kinds): number {
  const value = Number(text);
  if (text.trim() === '' || !kinds[kind](value)) {
    throw new Error(`${name}=${text} is not ${kind}: give one, such as ${name}=7, or leave it out`);
  }
  return value;
}
