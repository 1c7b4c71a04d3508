/** The most characters in a line, as the project's formatter has it. */
const width = 100;

const quoted = (text: string): string => {
  const inDouble = JSON.stringify(text);
  const count = (mark: string) => text.split(mark).length - 1;
  if (count("'") > count('"')) return inDouble;
  return `'${inDouble
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
};

const keyed = (entries: readonly (readonly [string, unknown])[]) => {
  const isPlain = entries.every(([key]) => /^[A-Za-z_$][\w$]*$/.test(key));
  return entries.map(([key, value]) => [isPlain ? key : quoted(key), value] as const);
};

/**
 * What JSON can carry, as a literal of TypeScript in the project's own format. `indent` is how far the line is indented,
 * `before` how many characters stand before the literal in it.
 */
export function literal(value: unknown, indent = 0, before = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = ' '.repeat(indent + 2);
  const lines = (items: readonly string[], [open, close]: readonly [string, string]) =>
    `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const items = keyed(entries).map(
      ([key, each]) => `${key}: ${literal(each, indent + 2, key.length + 2)}`,
    );
    return items.length > 0 ? lines(items, ['{', '}']) : '{}';
  }
  const items = value.map((each) => literal(each, indent + 2));
  const line = `[${items.join(', ')}]`;
  const isShort = !line.includes('\n') && indent + before + line.length + 1 <= width;
  return isShort ? line : lines(items, ['[', ']']);
}
