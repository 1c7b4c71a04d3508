/** A request the mail service turns down: the HTTP status, and the message that becomes the answer's text. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(text);
  }
}
