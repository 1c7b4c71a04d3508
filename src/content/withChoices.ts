/** A chat message with sentences after its first, before what the visitor is asked to fill in. */
export const withChoices = (message: string, sentences: readonly string[]): string =>
  message.replace(/\.(?= )/, (stop) => [stop, ...sentences].join(' '));
