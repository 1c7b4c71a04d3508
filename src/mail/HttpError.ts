/** An error that the mail service sends as its answer: the HTTP status, the text of the body (`message`) and additional headers. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(text);
  }
}
