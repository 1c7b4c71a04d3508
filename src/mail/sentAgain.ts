const header = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/** An e-mail with a header that says so; its Message-ID stays, by which many mail programs show one of the two. */
export const sentAgain = (email: Buffer): Buffer => Buffer.concat([header, email]);
