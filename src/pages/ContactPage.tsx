import { ContactColumns } from '../sections/contact/ContactColumns';

/** The contact page. */
export function ContactPage() {
  return <ContactColumns />;
}
