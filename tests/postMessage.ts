import { mailPath } from '../src/mail/mailService';

/** Posts a message to the mail service at an address, as the contact form does. `fields` are the fields of the form, by name. */
export const postMessage = (
  address: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(new URL(mailPath, address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      user_id: 'site',
      service_id: 'site',
      template_id: 'contact',
      template_params: fields,
    }),
  });
