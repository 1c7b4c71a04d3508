const header = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/** Marks an e-mail that may have arrived already. It keeps its Message-ID, by which many mail programs recognise and hide a duplicate. */
export const sentAgain = (email: Buffer): Buffer => Buffer.concat([header, email]);
