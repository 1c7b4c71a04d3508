import assert from 'node:assert/strict';
import { alerts } from '../../src/content/alerts';
import { contact } from '../../src/content/contact';
import { inLanguage } from '../../src/i18n/inLanguage';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import type { Journey } from './Journey';

const both = ['ar', 'en'] as const;

/** The main journeys through the site. */
export const journeys: readonly Journey[] = [
  {
    title: 'the layout runs from right to left in Arabic, from left to right in English',
    languages: both,
    walk: async (visitor) => {
      await visitor.open('/about');
      const seen = await visitor.page.evaluate(() => {
        const [isBrandLeft, isToggleLeft, isChatLeft] = [
          'header a',
          'header button',
          'aside a',
        ].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && box.x + box.width / 2 < window.innerWidth / 2;
        });
        const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
        const overflow = scrollWidth - clientWidth;
        return {
          lang,
          dir,
          body: document.body.dir,
          isBrandLeft,
          isToggleLeft,
          isChatLeft,
          overflow,
        };
      });
      const isArabic = visitor.language === 'ar';
      assert.deepEqual(seen, {
        lang: visitor.language,
        dir: isArabic ? 'rtl' : 'ltr',
        body: isArabic ? 'rtl' : 'ltr',
        isBrandLeft: !isArabic,
        isToggleLeft: isArabic,
        isChatLeft: isArabic,
        overflow: 0,
      });
    },
  },
  {
    title: 'the toggle changes the language for good, and loses nothing that was written',
    languages: both,
    // The reload drops the typeface that the other language has begun to load.
    trouble: /downloadable font: download failed/,
    walk: async (visitor) => {
      await visitor.open('/contact');
      await (await visitor.find('[name=message]')).type('ثلاثة طوابق, three floors');
      await visitor.toggle();
      const written = await visitor.page.$eval('textarea[name=message]', ({ value }) => value);
      assert.equal(written, 'ثلاثة طوابق, three floors');
      await visitor.open('/about');
      assert.equal(await visitor.read('h1'), visitor.say('Rise'));
      assert.equal(await visitor.attribute('html', 'lang'), visitor.language);
    },
  },
  {
    title: 'the menu opens, leads on, and closes',
    languages: both,
    width: 390,
    walk: async (visitor) => {
      await visitor.open('/');
      const isOpen = () => visitor.page.$eval('dialog', (dialog) => dialog.open);
      await visitor.press('header button[aria-controls=menu]');
      await visitor.soon('the menu is open', isOpen);
      await visitor.page.keyboard.press('Escape');
      await visitor.soon('the menu is closed', async () => !(await isOpen()));
      await visitor.press('header button[aria-controls=menu]');
      await visitor.press('dialog a[href="/about"]');
      await visitor.says('h1', visitor.say('Rise'));
      assert.equal(await isOpen(), false);
    },
  },
  {
    title: 'the elevators, the safety systems and the designs are chosen, by hand and by key',
    languages: both,
    walk: async (visitor) => {
      await visitor.open('/');
      const isSelected = async (id: string) =>
        (await visitor.attribute(`#${id}`, 'aria-selected')) === 'true';
      const [, , third] = elevators;
      await visitor.press(`#elevator-${third?.id}`);
      await visitor.soon('the third elevator is chosen', () => isSelected(`elevator-${third?.id}`));
      const points = await visitor.read('#elevatorPanel');
      const [first] = third ? inLanguage(third, 'points', visitor.language) : [];
      assert(points.includes(first ?? 'none'));
      await visitor.page.keyboard.press(visitor.language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await visitor.soon('the next elevator is chosen', () =>
        isSelected(`elevator-${elevators[3]?.id}`),
      );
      for (const { id } of safety) {
        await visitor.press(`[role=tab][id$="${id}"]`);
        await visitor.soon(
          `${id} is chosen`,
          async () =>
            (await visitor.attribute(`[role=tab][id$="${id}"]`, 'aria-selected')) === 'true',
        );
      }
      for (const { id, link } of designs.toReversed()) {
        await visitor.press(`#design-${id}`);
        await visitor.soon(
          `${id} is expanded`,
          async () => (await visitor.attribute(`#design-${id}`, 'aria-expanded')) === 'true',
        );
        const folders = await visitor.page.$$('[aria-labelledby^="design-"] a');
        assert.equal(folders.length, link ? 1 : 0);
      }
    },
  },
  {
    title: 'a bar of the services scrolls to its card and becomes the current one',
    languages: both,
    walk: async (visitor) => {
      await visitor.open('/');
      const bars = '#ourServices [role=group] > button';
      for (const place of [6, 1]) {
        await visitor.press(`${bars}:nth-child(${place})`);
        await visitor.soon(
          `bar ${place} is current`,
          async () =>
            (await visitor.attribute(`${bars}:nth-child(${place})`, 'aria-current')) === 'true',
        );
      }
    },
  },
  {
    title: 'the contact form sends a message to the mail service, says so, and clears',
    languages: both,
    walk: async (visitor, saved) => {
      await visitor.open('/contact');
      const subject = `Firefox ${visitor.language} ${Date.now()}`;
      await (await visitor.find('[name=firstName]')).type('نورة');
      await (await visitor.find('[name=emailAddress]')).type('noura@visitor.example');
      await (await visitor.find('[name=subject]')).type(subject);
      await visitor.press('form button[type=submit]');
      await visitor.says('form [role=status]', visitor.say('Email_Sent'));
      assert.deepEqual(visitor.alerts, [inLanguage(alerts.sent, 'title', visitor.language)]);
      const left = await visitor.page.$$eval('form input', (all) =>
        all.map(({ value }) => value).join(''),
      );
      assert.equal(left, '');
      assert(
        (await saved()).some((mail) => mail.includes(`Subject: ${subject}`)),
        'the mail',
      );
    },
  },
  {
    title: 'the pages lead to each other without a reload, each with its title and its heading',
    languages: both,
    walk: async (visitor) => {
      await visitor.open('/');
      await visitor.page.evaluate(() => void (document.body.dataset['first'] = 'yes'));
      for (const [path, heading] of [
        ['/about', 'Rise'],
        ['/contact', 'Contact_Us'],
      ] as const) {
        await visitor.press(`header nav a[href="${path}"]`);
        await visitor.says('h1', visitor.say(heading));
        assert.equal(new URL(visitor.page.url()).pathname, path);
        assert.match(await visitor.page.title(), new RegExp(` · ${visitor.say('App_Name')}$`));
        const focused = await visitor.page.evaluate(() => document.activeElement?.tagName);
        assert.equal(focused, 'H1');
      }
      await visitor.page.goBack();
      await visitor.says('h1', visitor.say('Rise'));
      assert.equal(await visitor.attribute('body', 'data-first'), 'yes');
      const phone = await visitor.attribute('footer a[href^="tel:"]', 'href');
      assert.equal(phone, `tel:${contact.phone.replaceAll(' ', '')}`);
    },
  },
  {
    title: 'an unknown path shows the error screen, and a way home',
    languages: ['ar'],
    // Firefox hands errors over without their words.
    trouble: /404|^JSHandle@error$/,
    walk: async (visitor) => {
      await visitor.open('/no-such-floor');
      assert.equal(await visitor.read('h1'), 'Unexpected Application Error!');
      assert.match(await visitor.read('main'), /404 Not Found: \/no-such-floor/);
      await visitor.press('main a[href="/"]');
      await visitor.soon('home', async () => new URL(visitor.page.url()).pathname === '/');
      await visitor.find('#ourServices');
    },
  },
];
