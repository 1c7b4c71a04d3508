/**
 * Gives the phone field of the home page the input type of the desktop layout and what browsers fill in there, which the served page does not know. Once its body is
 * parsed and before its first layout: a type that changes later empties the field of what it cannot show.
 *
 * @param desktop the media query of the desktop layout
 */
export function setPhoneType(desktop: string) {
  const field = document.querySelector<HTMLInputElement>('[name=phoneNumber]');
  if (!field || location.pathname !== '/' || !matchMedia(desktop).matches) return;
  field.type = 'text';
  field.autocomplete = 'tel';
}
