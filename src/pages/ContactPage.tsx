import { ContactColumns } from '../sections/ContactColumns';

/** The contact page. */
export function ContactPage() {
  return <ContactColumns />;
}
