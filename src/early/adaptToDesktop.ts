import * as marks from './marks';

/**
 * Adapts the served page, which has the mobile layout, to a desktop window: the chat number in links and in the printed QR code, and on the
 * home page the phone field's input type and `autocomplete`. Call it after the body is parsed and before its first layout: a later change
 * of the type would empty a field whose text the new type cannot show. `desktop` is a media query; `chatNumbers` are the mobile number,
 * which the served page has, and the desktop number.
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
