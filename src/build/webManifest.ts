import arabic from '../../public/locales/ar/translation.json';
import { plainText } from '../i18n/plainText';

/** The web app manifest (W3C), in Arabic, the language of a first visit; the icons are in `public/`. */
export const webManifest = {
  name: plainText(arabic.App_Name),
  short_name: plainText(arabic.App_Name),
  description: arabic.Meta_Description,
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  display: 'browser',
  background_color: '#F7F6F4',
  theme_color: '#12110F',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
