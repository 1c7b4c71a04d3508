const header = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/** Marks an e-mail that may have arrived already by a header. Its Message-ID stays: by it, many mail programs hide one of the two. */
export const sentAgain = (email: Buffer): Buffer => Buffer.concat([header, email]);
