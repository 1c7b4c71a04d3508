/**
 * Draws the pictures that chats show beside a link to the site, `public/images/card-{ar,en}.jpg`: the hero's picture, behind a panel with
 * the logo, the site's name and the hero's title. Chromium draws the text: Playwright's own, or that of `CHROMIUM_PATH`.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import arabic from '../public/locales/ar/translation.json' with { type: 'json' };
import english from '../public/locales/en/translation.json' with { type: 'json' };
import { theme } from '../src/style/stitches.config';
import { markPath } from '../src/ui/markPath';

const { ink, brass, white } = theme.colors;
const size = { width: 1200, height: 630 };

/** A file of `public` as a data URL. */
const data = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(new URL(`../public/${file}`, import.meta.url), 'base64')}`;

/** An HTML page that shows a card. In Arabic the panel is on the other side, but the picture is not mirrored. */
const page = (language: string, direction: string, texts: typeof english) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<style>
  @font-face { font-family: Suood; src: url(${data(`fonts/plex-${language}-300.woff2`, 'font/woff2')}) }
  body, p, h1 { margin: 0; font: 300 44px/1.35 Suood }
  main { position: relative; block-size: 100vh; overflow: clip; background: ${ink.value} }
  img { position: absolute; inset-inline-end: -385px; block-size: 100% }
  div {
    position: absolute; inset-block: 0; box-sizing: border-box; inline-size: 500px; padding: 72px 64px;
    display: flex; flex-direction: column; gap: 28px;
    background: ${ink.value}; color: ${white.value};
    border-inline-end: 3px solid ${brass.value}; box-shadow: 0 0 90px ${ink.value}
  }
  svg { align-self: start; fill: ${brass.value} }
  h1 { font-size: 62px }
  p { margin-block-start: auto }
</style>
<main>
  <img src="${data('images/hero-3200.webp', 'image/webp')}">
  <div>
    <svg viewBox="0 0 32 40" height="120"><path d="${markPath}"/></svg>
    <h1>${texts.App_Name}</h1>
    <p>${texts.Hero_Title}</p>
  </div>
</main>`;

const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
const view = await browser.newPage({ viewport: size });
for (const [language, direction, texts] of [
  ['ar', 'rtl', arabic],
  ['en', 'ltr', english],
] as const) {
  await view.setContent(page(language, direction, texts));
  await view.evaluate(() => document.fonts.ready);
  const card = sharp(await view.screenshot()).jpeg({ quality: 84, mozjpeg: true });
  await card.toFile(`public/images/card-${language}.jpg`);
}
await browser.close();
