import { moving } from './pageFrame';
import { safetyMachine } from '../../machines/safetyMachine';
import { safety as reference, safetySystems } from './reference/choiceReferences';
import { safety } from './content';
import { siteModel } from './siteModel';
import { selecting, showsTab, visitTabs } from './tabs';

export const safetyModel = siteModel({
  name: 'safety',
  changes: [...moving, 'focus', 'region Safety', 'scroll'],
  machine: safetyMachine,
  reference,
  limit: safetySystems.length,
  start: (site) => visitTabs(site, 'Safety'),
  events: { select: selecting('Safety', safety, 'column') },
  states: Object.fromEntries(
    safety.map((system) => [
      system.id,
      ({ driver: site }) => {
        // The picture's caption repeats its alternative text.
        const caption = { role: 'unspoken', name: site.read(system, 'alt') };
        return showsTab(site, 'Safety', safety, system, [caption]);
      },
    ]),
  ),
});
