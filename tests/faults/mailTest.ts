import type { Route } from '@playwright/test';
import { expect, test as base } from '../test';
import { Form, type Meddle } from './Form';

/** `open` opens the form. `openHeld` also sends a message, which reaches the service only when `deliver` is called. */
export const test = base.extend<{
  open: (path: string, meddle?: Meddle) => Promise<Form>;
  openHeld: (path: string) => Promise<{ form: Form; deliver: () => Promise<void> }>;
}>({
  open: async ({ site }, use) => {
    const forms: Form[] = [];
    await use(async (path, meddle) => {
      const form = await Form.open(site, path, meddle);
      forms.push(form);
      return form;
    });
    await Promise.all(forms.map((form) => form.mail.stop()));
  },
  openHeld: ({ open }, use) =>
    use(async (path) => {
      const held: Route[] = [];
      const form = await open(path, (route) => void held.push(route));
      await form.write();
      await form.send();
      await expect.poll(() => held.length).toBe(1);
      return {
        form,
        deliver: async () => {
          await Promise.all(held.map((route) => route.continue({ url: form.mail.address })));
        },
      };
    }),
});

export { expect };
