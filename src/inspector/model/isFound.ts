/**
 * Whether a search finds a text: it has all of its words, and none that is ignored (`-word`); what has a pinned word (`+word`) is
 * found whatever else is searched for.
 */
export function isFound(text: string, search: string): boolean {
  const words = search.toLowerCase().split(' ');
  const has = (word: string) => text.toLowerCase().includes(word);
  const marked = (mark: string) =>
    words.flatMap((word) => (word.startsWith(mark) && word.length > 1 ? [word.slice(1)] : []));
  if (marked('+').some(has)) return true;
  return words.filter((word) => !/^[-+]/.test(word)).every(has) && !marked('-').some(has);
}
