import { titleOf, walk } from '../../harness';
import { models } from '../../models/models';
import type { Placed } from '../../models/Observation';
import { expect, test } from '../../test';
import { type Act, tellActs } from './tellActs';
import type { Shown, Walked } from './Walked';

// `npm run manual` runs this: each tour is walked once, and told step by step as a person would do and see it.
const { MANUAL: folder = '' } = process.env;

/** What can be seen of a thing, by which it is told apart from what was there before. */
const shownOf = ({ role, name, pressed, selected, expanded, value }: Placed): Shown => ({
  role,
  name: name || (value ?? ''),
  ...((pressed || selected) && { state: 'chosen' }),
  ...(expanded !== undefined && { state: expanded ? 'open' : 'closed' }),
});

for (const model of folder ? models : [])
  for (const path of model.pathsBy('tour'))
    test(
      `${model.name} ${titleOf(path)}`,
      { tag: (model.tags ?? []).map((name) => `@${name}`) },
      async ({ site }, info) => {
        info.setTimeout(120_000 + path.steps.length * 3000);
        let acts: Act[] = [];
        const steps: Walked['steps'][number][] = [];
        await site.page.exposeFunction('tellAct', (act: Act) => acts.push(act));
        await site.page.addInitScript(tellActs);
        const met = new Set<string>();
        const look = async () => (await site.look()).things.map(shownOf);
        await walk(model, path, {
          driver: site,
          command: '',
          report: () => {},
          step: async (title, body) => {
            const before = new Set(
              steps.length > 0 ? (await look()).map((each) => JSON.stringify(each)) : [],
            );
            const own: Act[] = (acts = []);
            const number = steps.push({ title, acts: own, sees: [] });
            await body();
            // What people do in between, at the end of a path, is no step of the model.
            if (steps.length > number) steps.length = number;
            const all = before.size > 0 ? await look() : [];
            const sees = all.filter((each) => !before.has(JSON.stringify(each)));
            const [event = ''] = title.split(' → ');
            const picture = `${site.language} ${model.name} ${number}.jpg`.replaceAll(' ', '-');
            const isNew = !met.has(event) && own.length > 0;
            met.add(event);
            if (isNew)
              await site.page.screenshot({
                path: `${folder}/${picture}`,
                type: 'jpeg',
                quality: 60,
              });
            steps[number - 1] = { title, acts: own, sees, ...(isNew && { picture }) };
          },
        });
        expect(steps.length).toBe(path.steps.length);
        const walked: Walked = {
          model: model.name,
          description: model.machine.config.description ?? '',
          steps,
        };
        await info.attach('walked', {
          body: JSON.stringify(walked),
          contentType: 'application/json',
        });
      },
    );
