import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { alerts } from '../../src/content/alerts';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { services } from '../../src/content/services';
import { inLanguage } from '../../src/i18n/inLanguage';
import { fields, labels } from '../models/contactForm';
import { allPaths } from '../sitePaths';
import { inEachLayout, test } from './engineTest';
import { measureTyped, readFields, readLayout, readTallTexts } from './inPage';

/** The messages that the mail service has saved from an address. */
async function mailsFrom(address: string) {
  const outbox = path.resolve(import.meta.dirname, '../../outbox');
  // Leaves out what is still being written: another test's message.
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const files = names.map((name) => readFile(path.join(outbox, name), 'utf8'));
  const mails = (await Promise.all(files)).filter((mail) => mail.includes(address));
  return Promise.all(mails.map((mail) => PostalMime.parse(mail)));
}

const readCurrentBar = () => document.querySelector('#ourServices [aria-current]')?.ariaLabel;
const isMenuOpen = () => document.querySelector('dialog')?.open;
const countFolders = () => document.querySelectorAll('[aria-labelledby^=design-] a').length;

inEachLayout((language, layout) => {
  const [start, end] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const [next, previous] =
    language === 'ar'
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowRight', 'ArrowLeft'] as const);

  test('every page has its language’s direction and is no wider than the window', async ({
    visitor,
  }) => {
    for (const page of allPaths) {
      await visitor.open(page);
      const chat = page === '/no-such-floor' ? 'nowhere' : end;
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      const layoutOfPage = { lang: language, dir, brand: start, toggle: end, chat, overflow: 0 };
      expect.soft(await visitor.tab.run(readLayout), page).toEqual(layoutOfPage);
    }
  });

  test('links between pages, Back and Forward change the page without a reload', async ({
    visitor,
  }) => {
    await visitor.open('/');
    await visitor.tab.run(() => (document.body.dataset['first'] = 'yes'));
    await visitor.follow('About');
    await visitor.expectPage('/about', 'Rise');
    const title = `${visitor.say('About_Us')} · ${visitor.say('App_Name')}`;
    await visitor.expect('title', () => document.title, title);
    await visitor.expect('what has the focus', () => document.activeElement?.localName, 'h1');
    await visitor.follow('Contact');
    await visitor.expectPage('/contact', 'Contact_Us');
    await visitor.tab.back();
    await visitor.expectPage('/about', 'Rise');
    await visitor.tab.back();
    await visitor.expectPage('/', 'Hero_Title');
    await visitor.tab.forward();
    await visitor.expectPage('/about', 'Rise');
    await visitor.expect('mark of the first page', () => document.body.dataset['first'], 'yes');
  });

  test('every field of the form is drawn, also when the page is opened again', async ({
    visitor,
  }) => {
    const drawn = async () =>
      (await visitor.tab.run(readFields)).map(({ name, width, height }) =>
        width > 100 && height > 20 ? name : `${name} is ${width} × ${height} px`,
      );
    // Opens each page twice, first with an empty cache, unless an earlier test has opened the page already.
    for (const page of ['/', '/contact'])
      for (const visit of ['first', 'second']) {
        await visitor.open(page);
        await visitor.expectSoon(`fields of ${page} on the ${visit} visit`, drawn, fields);
      }
  });

  test('elevators and safety systems can be chosen by mouse and by keyboard, designs by mouse', async ({
    visitor,
  }) => {
    await visitor.open('/');
    for (const [heading, options] of [
      ['elevatorsHeading', elevators],
      ['safetyHeading', safety],
    ] as const) {
      const [first = '', second = ''] = options.map((each) => inLanguage(each, 'title', language));
      const chosen = `[aria-labelledby=${heading}] [role=tab][aria-selected=true]`;
      await visitor.press('tab', second);
      await visitor.expectText(chosen, second);
      await visitor.tab.key(previous);
      await visitor.expectText(chosen, first);
      await visitor.tab.key(next);
      await visitor.expectText(chosen, second);
    }
    const [, second] = elevators;
    await visitor.expectText('#elevatorsPanel h3', inLanguage(second!, 'title', language));
    for (const design of [designs.at(-1)!, designs[0]!]) {
      const title = inLanguage(design, 'title', language);
      await visitor.press('button', title);
      await visitor.expectText('[id^=design-][aria-expanded=true]', title);
      await visitor.expect(`folders of ${title}`, countFolders, design.link ? 1 : 0);
    }
  });

  if (layout === 'desktop')
    test('pressing a bar below the services scrolls to its card and makes the bar current', async ({
      visitor,
    }) => {
      await visitor.open('/');
      for (const service of [services.at(-1), services[0]]) {
        const title = inLanguage(service!, 'title', language);
        await visitor.press('button', title);
        await visitor.expect('current bar', readCurrentBar, title);
      }
    });
  else
    test('the menu opens, closes by the Escape key, and leads to another page', async ({
      visitor,
    }) => {
      await visitor.open('/');
      await visitor.press('button', visitor.say('Open_Menu'));
      await visitor.expect('the menu is open', isMenuOpen, true);
      await visitor.tab.key('Escape');
      await visitor.expect('the menu is open', isMenuOpen, false);
      await visitor.follow('About');
      await visitor.expectPage('/about', 'Rise');
      await visitor.expect('the menu is open', isMenuOpen, false);
    });

  test('the contact form sends a message, says so in an alert, and clears its fields', async ({
    visitor,
  }) => {
    await visitor.open('/contact');
    const message = {
      firstName: 'نورة',
      lastName: 'العتيبي',
      phoneNumber: '0501234567',
      emailAddress: `noura.${Date.now()}@visitor.example`,
      subject: 'مصعد لبيت جديد',
      message: 'نحتاج مصعدًا لثلاثة طوابق, three floors.',
    };
    for (const field of fields) await visitor.write(labels[field], message[field]);
    await visitor.press('button', visitor.say('Send_Message'));
    const alert = inLanguage(alerts.sent, 'title', language);
    await visitor.expectSoon('alert', visitor.tab.acceptAlert, alert);
    await visitor.expectText('form [role=status]', visitor.say('Email_Sent'));
    const written = async () => (await visitor.tab.run(readFields)).map(({ value }) => value);
    await visitor.expectSoon('what the fields hold', written, ['', '', '', '', '', '']);
    const mails = await mailsFrom(message.emailAddress);
    expect(mails, 'saved messages').toHaveLength(1);
    for (const field of fields) expect(mails[0]?.text, field).toContain(message[field]);
  });

  if (language === 'en')
    test('the English page draws an Arabic word in one typeface', async ({ visitor }) => {
      await visitor.open('/contact');
      // The English page has a font with one Arabic letter, for the language toggle. Typed words must not use this font, because the letter
      // would not join the letters of other fonts.
      const { own, fallback } = await visitor.tab.run(measureTyped, 'معك');
      expect(own).toBe(fallback);
    });

  test('no text takes more lines than it needs', async ({ visitor }) => {
    for (const page of allPaths) {
      await visitor.open(page);
      expect.soft(await visitor.tab.run(readTallTexts), page).toEqual([]);
    }
  });

  test('the language toggle changes the language of all pages, and keeps the typed message and phone number', async ({
    visitor,
  }) => {
    await visitor.open('/contact');
    await visitor.write('Phone_Number', '555');
    await visitor.write('Message', 'ثلاثة طوابق، three floors');
    await visitor.toggle();
    const message = async () => (await visitor.tab.run(readFields)).at(-1)?.value;
    await visitor.expectSoon('the message', message, 'ثلاثة طوابق، three floors');
    // On an Arabic system, WebKit shows the restored number in Arabic digits, and rejects a mixture with the typed digit.
    await visitor.write('Phone_Number', '5');
    const phone = async () =>
      (await visitor.tab.run(readFields)).find(({ name }) => name === 'phoneNumber')?.value;
    await visitor.expectSoon('the phone number', phone, '5555');
    await visitor.open('/about');
    await visitor.expectText('h1', visitor.say('Rise'));
  });

  test('an unknown path shows the error screen, with a link to the home page', async ({
    visitor,
  }) => {
    await visitor.open('/no-such-floor');
    await visitor.expectText('h1', 'Unexpected Application Error!');
    await visitor.expectText('main p[lang=en]', '404 Not Found: /no-such-floor');
    await visitor.press('link', visitor.say('Back_Home'));
    await visitor.expectPage('/', 'Hero_Title');
  });
});
