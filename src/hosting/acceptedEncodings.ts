/** The encodings of the build's compressed copies, the smaller first, with the extensions of their files. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/**
 * The compressed copies that a client accepts by its header Accept-Encoding, the one that it likes best first. An encoding with
 * the weight 0 is refused (RFC 9110, section 12.5.3).
 */
export function acceptedEncodings(header = '') {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
      }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return encodings
    .filter(({ name }) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other.name) - weightOf(one.name));
}
