import { expect as baseExpect, type Locator, type Page, type Route } from '@playwright/test';

/** A longer timeout, because two windows, a worker and the channel between them are slow on a busy machine. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** Blocks a page by a synchronous request: the page does nothing until the test answers the returned request. */
export async function holdPage(page: Page): Promise<Route | undefined> {
  const held: Route[] = [];
  await page.route('/held', (route) => void held.push(route));
  await page.evaluate(() => {
    setTimeout(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/held', false);
      request.send();
    });
  });
  await expect.poll(() => held.length).toBe(1);
  return held[0];
}

/** The desk: the inspector in a window of its own, as a developer uses it, beside the page that it watches. */
export class Desk {
  constructor(
    readonly window: Page,
    readonly site: Page,
  ) {}

  /** Opens the inspector, then a page of the site that it watches. */
  async open(path = '/', inspector = '/inspector.html'): Promise<void> {
    await this.window.goto(inspector);
    await this.visit(path);
  }

  /** Opens a page of the site that the inspector watches, and waits until the inspector shows the page's machines. */
  async visit(path: string): Promise<void> {
    await this.site.goto(`${path}?inspect=local`);
    await expect(this.actor('contactForm')).toBeVisible();
  }

  actor(name: string): Locator {
    return this.window
      .getByLabel('Actors', { exact: true })
      .getByRole('button', { name: new RegExp(`^${name}\\b`) })
      .first();
  }

  /** Shows the chart of an actor, and waits until it is drawn. */
  async show(name: string): Promise<void> {
    await this.actor(name).click();
    await expect(this.window.locator('[data-state]').first()).toBeVisible();
  }

  /** Opens the inspector and a page that it watches, and shows the chart of an actor. */
  async openChart(name: string, path?: string): Promise<void> {
    await this.open(path);
    await this.show(name);
  }

  /** Shows the chart of one of the project's machines, while no page is connected. */
  async showMachine(id: string): Promise<void> {
    await this.window
      .getByRole('region', { name: 'Machines of the project' })
      .getByRole('button', { name: id, exact: true })
      .click();
    await expect(this.window.locator(`[data-state="${id}"]`)).toBeVisible();
  }

  /** Fits the whole chart into the view, because nobody, Playwright included, can scroll to an element that is out of view. */
  async showWhole(): Promise<void> {
    await this.button('Fit View').click();
  }

  /** Selects, in the shown chart, a state that has no inner states. */
  async selectState(id: string): Promise<void> {
    await this.showWhole();
    await this.window.locator(`[data-state="${id}"]`).click();
    await expect(this.window.getByRole('group', { name: 'Selected state' })).toBeVisible();
  }

  /** Selects the first transition of the shown chart with this name, and returns its label. */
  async selectTransition(name: RegExp): Promise<Locator> {
    await this.showWhole();
    const label = this.button(name).first();
    await label.click();
    await expect(label).toHaveAttribute('aria-pressed', 'true');
    return label;
  }

  /** The ids of the states that the chart shows as active, in document order. */
  active(): Promise<string[]> {
    return this.window
      .locator('[data-state][data-active]')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-state') ?? ''));
  }

  /** The ids of the transitions that the chart shows as taken. */
  taken(): Promise<string[]> {
    return this.window
      .locator('[data-edge][data-taken]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-edge') ?? ''));
  }

  button(name: string | RegExp): Locator {
    return this.window.getByRole('button', { name, exact: typeof name === 'string' });
  }

  region(name: string | RegExp): Locator {
    return this.window.getByRole('region', { name });
  }

  log(): Locator {
    return this.region(/^Log/).getByRole('listitem');
  }

  /** Moves the cursor to a step, by the text of its row in the log. */
  async goTo(row: string | RegExp): Promise<void> {
    await this.log().filter({ hasText: row }).getByRole('button').click();
  }

  async write(event: string): Promise<void> {
    await this.window.getByLabel('Event as JSON').fill(event);
  }

  /** Types an event into the desk, and sends it to the page. */
  async send(event: string): Promise<void> {
    await this.write(event);
    await this.button('Send to the page').click();
  }

  async search(words: string): Promise<void> {
    await this.window.getByLabel('Search the log').fill(words);
  }

  async openFile(name: string, text: string): Promise<void> {
    await this.window
      .getByLabel('Open session')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  /** Opens the inspector with a session from a file, while no page is connected. */
  async openSession(text: string, name: string): Promise<void> {
    await this.window.goto('/inspector.html');
    await this.openFile(name, text);
  }

  /** Presses a button that saves a file, and returns the file's text. */
  async download(button: Locator): Promise<string> {
    const [download] = await Promise.all([this.window.waitForEvent('download'), button.click()]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks).toString();
  }
}
