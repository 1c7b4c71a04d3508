/** A chat message with sentences after its first, or at its end where it asks the visitor to fill in nothing. */
export const withChoices = (message: string, sentences: readonly string[]): string =>
  message.replace(/\.(?= |$)/, (stop) => [stop, ...sentences].join(' '));
