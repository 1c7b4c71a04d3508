import { test } from '../test';
import { attachment } from './coverage';
import type { Report } from './coverage';
import { models } from './models';
import { tour } from './tour';
import { titleOf, walk } from './walk';
import type { Taken } from './walk';

for (const model of models) {
  const { layout, language } = model.only ?? {};
  const tag = [layout, language].flatMap((name) => (name ? [`@${name}`] : []));
  test.describe(model.name, { tag }, () => {
    for (const path of model.paths(tour)) {
      test(titleOf(path), async ({ site }, info) => {
        test.setTimeout(30_000 + path.steps.length * 1_500);
        const taken: Taken[] = [];
        try {
          await walk(model, path, {
            site,
            command: `npm run test:paths -- --project ${info.project.name} --grep ${path.id}`,
            step: (title, body) => test.step(title, body),
            report: (each) => taken.push(each),
          });
        } finally {
          const report: Report = {
            model: model.name,
            path: path.id,
            definitions: [...new Set(taken.flatMap(({ definitions }) => definitions))],
            transitions: [...new Set(taken.flatMap(({ transitions }) => transitions))],
            steps: Math.max(0, taken.length - 1),
            loads: site.loads,
          };
          const body = JSON.stringify(report);
          await info.attach(attachment, { body, contentType: 'application/json' });
        }
      });
    }
  });
}
