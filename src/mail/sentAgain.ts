const header = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/** Adds the header to an e-mail that may have arrived already. The Message-ID stays, by which many mail programs hide a duplicate. */
export const sentAgain = (email: Buffer): Buffer => Buffer.concat([header, email]);
