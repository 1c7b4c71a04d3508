import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { designsMachine } from '../../machines/designsMachine';
import { rotationMachine } from '../../machines/rotationMachine';
import { chartOf } from '../../src/devtools/charts/chart';
import { Simulation } from '../harness/index';
import { runAxe } from '../access/runAxe';
import { type Desk, expect, test } from './inspectorTest';
import { recorded, sessionOf } from './recordings';

/** Counts a developer's presses; a key combination is one press. `answers` expects their number, and saves a screenshot if PICTURES is set. */
class Developer {
  #presses = 0;

  constructor(readonly desk: Desk) {}

  async press(what: { click(): Promise<void> }) {
    this.#presses += 1;
    await what.click();
  }

  async key(key: string) {
    this.#presses += 1;
    await this.desk.window.keyboard.press(key);
  }

  async answers(name: string, presses: number) {
    expect(this.#presses).toBe(presses);
    if (!process.env['PICTURES']) return;
    await expect(this.desk.window.getByText('Laying out…')).toHaveCount(0);
    const folder = path.resolve(import.meta.dirname, '../../src/devtools/inspector/pictures');
    const picture = sharp(await this.desk.window.screenshot()).webp({ quality: 60 });
    await picture.toFile(path.join(folder, `${name}.webp`));
  }
}

const state = (desk: Desk) => desk.region(/^(State|What if)$/);

const sendPath = '**/api/v1.0/email/send';

/** The text of a session file: a design card refuses to `pick` a missing picture. */
function refusedPick(): string {
  const entries = recorded((inspect) => {
    const system = new Simulation(designsMachine, {}, inspect);
    system.send('cabins', { type: 'pick', picture: 'none' });
  });
  return sessionOf(entries);
}

const send = (site: Page) => site.locator('[type=submit]').click();

async function fillIn(site: Page) {
  for (const [name, text] of Object.entries({
    firstName: 'Huda',
    lastName: 'Saleh',
    emailAddress: 'huda@example.com',
    phoneNumber: '0500000000',
    subject: 'Lift',
    message: 'A lift for a villa.',
  }))
    await site.locator(`[name=${name}]`).fill(text);
}

test.describe('seven questions that a developer asks @ar @desktop', () => {
  test.beforeEach(async ({ desk }) => {
    await desk.window.setViewportSize({ width: 1440, height: 900 });
    await desk.window.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('why does the rotation not turn? Its state names who paused it', async ({ desk }) => {
    const developer = new Developer(desk);
    await desk.site.emulateMedia({ reducedMotion: 'reduce' });
    await desk.open();
    await expect(desk.actor('rotation')).toContainText('paused');
    await developer.press(desk.actor('rotation'));
    await expect(state(desk)).toContainText(/^State ?paused ?by reduced, sent by motion/);
    await developer.answers('1-rotation', 1);
  });

  test('which guard refused `pick`? Each transition shows its guard’s result', async ({ desk }) => {
    const developer = new Developer(desk);
    await desk.openSession(refusedPick(), 'refused.json');
    await developer.press(desk.log().filter({ hasText: 'refused in' }).getByRole('button'));
    await expect(state(desk)).toContainText('pick was refused');
    await expect(state(desk)).toContainText('[isPicked panorama] is false');
    await developer.answers('2-guard', 1);
  });

  test('who sent `hold`? The step names the sender, and its causal chain the causes', async ({
    desk,
  }) => {
    const developer = new Developer(desk);
    await desk.open();
    await desk.site.getByRole('button', { name: 'أوقف تبديل الصور' }).click();
    await developer.press(desk.log().filter({ hasText: 'cabinshold' }).last().getByRole('button'));
    await expect(state(desk)).toContainText('by hold, sent by designs at rested');
    await expect(desk.window.getByRole('list', { name: 'Chain' })).toHaveText(
      /^1 pause at rotation2 rested at designs3 hold at cabins/,
    );
    await developer.answers('3-hold', 1);
  });

  test('what did the form hold three steps before the failure? The context at that step shows it', async ({
    desk,
    expected,
  }) => {
    expected.push(/500/);
    const developer = new Developer(desk);
    await desk.site.route(sendPath, (route) => route.fulfill({ status: 500, body: '' }));
    await desk.open('/contact');
    await fillIn(desk.site);
    await send(desk.site);
    await expect(desk.actor('contactForm')).toContainText('failed');
    await developer.press(desk.actor('contactForm'));
    for (let back = 0; back < 3; back += 1) await developer.key('Shift+ArrowLeft');
    await expect(state(desk)).toContainText('by ');
    await expect(desk.region('Context')).toContainText('"Huda"');
    await developer.answers('4-context', 4);
  });

  test('which states has no path visited? The chart outlines them', async ({ desk }) => {
    const developer = new Developer(desk);
    const transitions = chartOf(rotationMachine).edges.map(({ source, event, targets }, index) => {
      return { source, event, targets, paths: index === 0 ? ['tour'] : [] };
    });
    const run = { walks: [], machines: [{ machine: 'rotation', transitions }] };
    await desk.window.route('/paths/paths.json', (route) => route.fulfill({ json: run }));
    await desk.window.goto('/inspector.html?session=/paths/paths.json');
    await developer.press(
      desk.region('Machines of the project').getByRole('button', { name: 'rotation', exact: true }),
    );
    const visited = desk.window.getByText(/^Visited: 3 of 4 states, 1 of \d+ transitions/);
    await expect(visited).toBeVisible();
    const hidden = desk.window.locator('[data-state="rotation.hidden"]');
    await expect(hidden).toHaveAttribute('data-heat', 'unvisited');
    await developer.answers('5-unvisited', 1);
    expect(await runAxe(desk.window)).toEqual([]);
  });

  test('which actor drives this button? Picking the button shows it', async ({ desk }) => {
    const developer = new Developer(desk);
    await desk.open();
    for (const index of [2, 0]) await desk.site.getByRole('tab').nth(index).click();
    await developer.press(desk.button('Pick element'));
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'true');
    const tab = desk.site.getByRole('tab').nth(2);
    await tab.hover();
    await expect.poll(() => desk.site.locator('body > [popover]').count()).toBe(1);
    await developer.press(tab);
    await expect(desk.region('Element')).toContainText(/sent select .*panorama.* to elevators/);
    await developer.answers('6-element', 2);
  });

  test('what if the answer had come in time? A what-if shows it', async ({ desk, expected }) => {
    expected.push(/no answer/);
    const developer = new Developer(desk);
    await desk.site.clock.install();
    await desk.site.route(sendPath, () => {});
    await desk.open('/contact');
    await fillIn(desk.site);
    await send(desk.site);
    await expect(desk.actor('contactForm')).toContainText('sending');
    await desk.site.clock.runFor(16_000);
    await expect(desk.actor('contactForm')).toContainText('unanswered');
    const submitted = desk.log().filter({ hasText: 'contactFormsubmit' }).last();
    await developer.press(submitted.getByRole('button'));
    await expect(state(desk)).toContainText('sending.trying');
    await developer.press(desk.button('xstate.done.actor.send null'));
    await desk.write('{ "type": "xstate.done.actor.send", "output": true }');
    await developer.press(desk.button('What if'));
    await expect(desk.region('What if')).toContainText('announcing.sent');
    await developer.answers('7-in-time', 3);
  });
});
