import assert from 'node:assert/strict';
import type { Journey } from './Journey';

/** What a visitor finds whose browser keeps no cookies and forbids all storage. */
export const withoutCookies: readonly Journey[] = [
  {
    title: 'without cookies and storage the toggle works in place and says how long that lasts',
    languages: ['ar'],
    walk: async (visitor) => {
      await visitor.open('/about');
      await visitor.toggle();
      await visitor.says('h1', visitor.say('Rise'));
      await visitor.says('[role=alert]', visitor.say('Language_Not_Kept'));
    },
  },
  {
    title: 'without cookies and storage the form sends a message',
    languages: ['ar'],
    walk: async (visitor, saved) => {
      await visitor.open('/contact');
      const subject = `Blocked ${Date.now()}`;
      await (await visitor.find('[name=subject]')).type(subject);
      await visitor.press('form button[type=submit]');
      await visitor.says('form [role=status]', visitor.say('Email_Sent'));
      assert(
        (await saved()).some((mail) => mail.includes(`Subject: ${subject}`)),
        'the mail',
      );
    },
  },
];
