/**
 * On the home page in the desktop layout, gives the phone field that layout's input type and `autocomplete`, which the build cannot
 * know. Call it once the body is parsed and before its first layout: a later change of the type empties the field if the new type
 * cannot show its text.
 *
 * @param desktop the media query of the desktop layout
 */
export function setPhoneType(desktop: string) {
  const field = document.querySelector<HTMLInputElement>('[name=phoneNumber]');
  if (!field || location.pathname !== '/' || !matchMedia(desktop).matches) return;
  field.type = 'text';
  field.autocomplete = 'tel';
}
