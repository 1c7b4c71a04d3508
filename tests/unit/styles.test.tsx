// @vitest-environment jsdom
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { createSiteActor, Site } from '../../src/Site';
import { getCssText } from '../../src/style/stitches.config';
import { pagePaths } from '../sitePaths';

/** The style sheet of the whole site: rendering each page adds its rules. */
let sheet = '';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {} });
  for (const path of pagePaths)
    renderToStaticMarkup(<Site actor={createSiteActor({ path, language: 'en' })} />);
  sheet = getCssText();
});

const declarations = () =>
  [...sheet.matchAll(/(?<=[{;])\s*([a-z-]+):([^;{}]+)/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));

test('R2: the direction of text comes from the page (dir), never from a style', () => {
  expect(declarations().length).toBeGreaterThan(300);
  const directing = /^(direction|unicode-bidi|writing-mode)$/;
  expect(declarations().filter(({ property }) => directing.test(property))).toEqual([]);
});

test('R3: no rule of the style sheet names left or right', () => {
  const physical = declarations().filter(
    ({ property, value }) =>
      /(^|-)(left|right)(-|$)/.test(property) ||
      /\b(left|right)\b/.test(value) ||
      // Also finds shorthands for four sides whose right and left values differ.
      (/^(margin|padding|inset|border-radius)$/.test(property) && !isEven(value)),
  );
  expect(physical).toEqual([]);
});

/** Whether a shorthand gives the right and the left side the same value. */
function isEven(value: string) {
  const [, right, , left] = value.split(/\s+(?![^(]*\))/);
  return left === undefined || left === right;
}
