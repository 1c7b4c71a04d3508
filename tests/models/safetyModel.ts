import { moving } from './pageFrame';
import { safetyMachine } from '../../machines/safetyMachine';
import { safety as reference, safetySystems } from './reference/choiceReferences';
import { safety } from './content';
import { siteModel } from './siteModel';
import { selectTab, showsTab, visitTabs, waysToSelect } from './tabs';

/** The safety systems on the home page. */
export const safetyModel = siteModel({
  name: 'safety',
  changes: [...moving, 'focus', 'region Safety', 'scroll'],
  machine: safetyMachine,
  reference,
  limit: safetySystems.length,
  start: (site) => visitTabs(site, 'Safety'),
  events: {
    select: {
      cases: ({ value }) => waysToSelect(safetySystems, value, 'column'),
      execute: async ({ driver: site, event: { option, by } }) => {
        const system = safety[safetySystems.indexOf(option)];
        if (!system) throw new Error(`No safety system is "${option}"`);
        await selectTab(site, 'Safety', site.read(system, 'title'), by);
      },
    },
  },
  states: Object.fromEntries(
    safety.map((system) => [
      system.id,
      ({ driver: site }) => showsTab(site, 'Safety', safety, system, []),
    ]),
  ),
});
