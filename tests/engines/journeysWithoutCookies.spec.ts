import { expect } from '@playwright/test';
import { test } from './engineTest';

test('where cookies are off, the language toggle changes the page, and an alert says that the language is not kept', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.toggle();
  await visitor.expectText('h1', visitor.say('Rise'));
  await visitor.expectText('[role=alert]', visitor.say('Language_Not_Kept'));
});

test('where cookies are off, the form sends a message', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.write('Subject', 'مصعد');
  await visitor.press('button', visitor.say('Send_Message'));
  await visitor.expectSoon('alert', visitor.tab.acceptAlert, expect.any(String));
  await visitor.expectText('form [role=status]', visitor.say('Email_Sent'));
});
