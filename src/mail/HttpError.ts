/** An error that the mail service answers with: the HTTP status, the text of the body (`message`) and further headers. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(text);
  }
}
