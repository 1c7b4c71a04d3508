import { contact } from '../../content/contact';
import { useEmailAddress } from '../../hooks/useEmailAddress';
import { TextLink } from '../../ui/TextLink';

/** A link that writes an e-mail to the company, with a preset subject; its text is the address. */
export const EmailLink = () => (
  <TextLink href={useEmailAddress()}>
    <bdi dir="ltr">{contact.email}</bdi>
  </TextLink>
);
