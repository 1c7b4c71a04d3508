import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, titleOf, walk } from '../../harness/index';
import { models } from '../../models/models';
import type { Placed } from '../../models/Observation';
import { test } from '../../test';
import { type Act, tellActs } from './tellActs';
import type { Shown, Step, Walked } from './Walked';

// `npm run manual` runs this spec, which walks each tour once and records for each step what a person does and sees.
const { MANUAL: folder } = process.env;

/** The properties of an element that are compared before and after a step to find the new elements. */
const shownOf = ({ role, name, pressed, selected, expanded, value }: Placed): Shown => ({
  role,
  name: name || (value ?? ''),
  ...((pressed || selected) && { state: 'chosen' }),
  ...(expanded !== undefined && { state: expanded ? 'open' : 'closed' }),
});

/** Takes a picture of a page. Returns false if that fails, as on a page that is about to be replaced. */
const takePicture = (page: Page, file: string) =>
  page.screenshot({ path: file, type: 'jpeg', quality: 60, timeout: 2000 }).then(
    () => true,
    () => false,
  );

const tours = models.flatMap((model) => model.pathsBy('tour').map((tour) => ({ model, tour })));

for (const [index, { model, tour }] of (folder ? tours : []).entries()) {
  const tag = (model.tags ?? []).map((name) => `@${name}`);
  test(`${model.name} ${titleOf(tour)}`, { tag }, async ({ site }, info) => {
    info.setTimeout(120_000 + tour.steps.length * 3000);
    const file = (ending: string) =>
      path.join(folder ?? '', `${site.language}-${String(index).padStart(3, '0')}${ending}`);
    let acts: Act[] = [];
    await site.page.exposeFunction('tellAct', (act: Act) => acts.push(act));
    await site.page.addInitScript(tellActs);
    const steps: Step[] = [];
    const met = new Set<string>();
    let isInStep = false;
    const look = async () =>
      new Map((await site.look()).things.map(shownOf).map((each) => [JSON.stringify(each), each]));
    const step = async (title: string, body: () => Promise<void>) => {
      // Each step gets a new list of actions. A gesture within the last step is recorded as part of it, not as a step of its own.
      const own: Act[] = (acts = []);
      if (isInStep) return body();
      isInStep = true;
      const before = steps.length > 0 ? await look() : undefined;
      await body();
      const after = await look();
      const sees = before ? [...after].filter(([key]) => !before.has(key)) : [];
      const [event = ''] = title.split(' → ');
      const picture = file(`-${steps.length}.jpg`);
      const isPictured =
        own.length > 0 && !met.has(event) && (await takePicture(site.page, picture));
      met.add(event);
      steps.push({
        title,
        acts: own,
        sees: sees.map(([, each]) => each),
        ...(isPictured && { picture: path.basename(picture) }),
      });
      isInStep = false;
    };
    await walk(model, tour, { driver: site, step });
    expect(steps.length).toBe(tour.steps.length);
    const { description = '' } = model.machine.config;
    const walked: Walked = { model: model.name, description, steps };
    writeFileSync(file('.json'), JSON.stringify(walked));
  });
}
