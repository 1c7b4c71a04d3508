import * as marks from './marks';

/**
 * Adapts the served page, which has the mobile layout, to a window with the desktop layout: the chat number in links and in the printed
 * code, and on the home page the phone field's input type and `autocomplete`. Call it once the body is parsed and before its first
 * layout: a later change of the type empties the field if the new type cannot show its text.
 *
 * @param desktop the media query of the desktop layout
 * @param chatNumbers the chat number of the mobile layout, which the served page has, and that of the desktop layout
 */
export function adaptToDesktop(desktop: string, chatNumbers: readonly [string, string]) {
  if (!matchMedia(desktop).matches) return;
  document.documentElement.setAttribute(marks.adapted, '');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="//wa.me/"]'))
    link.href = link.href.replace(...chatNumbers);
  const code = document.querySelector('img[src^="/chat-"]');
  code?.setAttribute('src', code.getAttribute('src')?.replace('mobile', 'desktop') ?? '');
  const field = document.querySelector<HTMLInputElement>('[name=phoneNumber]');
  if (!field || location.pathname !== '/') return;
  field.type = 'text';
  field.autocomplete = 'tel';
}
