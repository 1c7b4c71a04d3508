import { contact, phoneAddress } from '../../content/contact';
import { TextLink } from '../../ui/TextLink';

/** A link that calls the company; its text is the number. */
export const PhoneLink = () => (
  <TextLink href={phoneAddress}>
    <bdi dir="ltr">{contact.phone}</bdi>
  </TextLink>
);
