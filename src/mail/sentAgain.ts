const header = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/**
 * Adds a header to an e-mail which says that an earlier try may have arrived. The Message-ID stays the same: by it, many mail programs show
 * only one of the two.
 */
export const sentAgain = (email: Buffer): Buffer => Buffer.concat([header, email]);
