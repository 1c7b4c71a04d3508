import type { Page } from '@playwright/test';
import { type Driver, expect } from '../index';

/** Acts on the page of the traffic light, and reads it, for the model. */
export class LightDriver implements Driver {
  readonly #errors: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', ({ message }) => this.#errors.push(message));
  }

  get button() {
    return this.page.getByRole('button', { name: 'Ask to cross' });
  }

  async visit(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto('/');
    await expect(this.page.getByRole('status')).not.toBeEmpty();
    await this.page.clock.pauseAt(Date.now() + 60_000);
  }

  async shows(light: string): Promise<void> {
    await expect(this.page.getByRole('status')).toHaveText(`The light is ${light}.`);
  }

  async check(): Promise<void> {
    await expect(this.page).toHaveTitle('A crossing');
    expect(this.#errors).toEqual([]);
  }

  async anew(): Promise<LightDriver> {
    const context = await this.page.context().browser()?.newContext();
    if (!context) throw new Error('The browser has gone');
    return new LightDriver(await context.newPage());
  }
}
