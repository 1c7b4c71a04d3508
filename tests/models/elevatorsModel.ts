import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { drawingsChatMessage, type ElevatorType, elevators } from './content';
import type { SiteDriver } from './SiteDriver';
import { elevators as reference, elevatorTypes } from './reference/choiceReferences';
import { chatNumbers } from './reference/formReference';
import { openChoices, optionBefore } from './openChoices';
import { siteModel } from './siteModel';
import { choicePlaces } from './pageFrame';
import { selecting, showsTab, visitTabs } from './tabs';

/** The line under an elevator type's heading that says whom the type suits. */
const noteOf = (site: SiteDriver, { noteEN, noteAR }: ElevatorType) =>
  noteEN && noteAR ? [{ role: 'paragraph', name: site.read({ noteEN, noteAR }, 'note') }] : [];

/** The link under an elevator type to a chat about its drawings. */
const drawingsOf = (site: SiteDriver, elevator: ElevatorType) => ({
  role: 'link',
  name: `${site.say('Ask_For_Drawings')} ${site.read(elevator, 'title')}`,
  url: `https://wa.me/${chatNumbers[site.layout]}?text=${encodeURIComponent(site.read(drawingsChatMessage(elevator), 'title'))}`,
});

export const elevatorsModel = siteModel({
  name: 'elevators',
  changes: [...choicePlaces, 'focus', 'region Elevators'],
  machine: elevatorsMachine,
  reference,
  limit: elevatorTypes.length,
  start: (site) => visitTabs(site, 'Elevators'),
  events: {
    select: selecting('Elevators', elevators, 'line'),
    adopt: {
      cases: ({ value }) => [
        { type: 'adopt' as const, option: optionBefore(elevatorTypes, value) },
      ],
      execute: ({ driver: site, event: { option } }) =>
        // An address does not name the default elevator type, so this one names another choice instead.
        openChoices(site, { elevator: option, ...(option === 'gearbox' && { design: 'doors' }) }),
    },
  },
  states: Object.fromEntries(
    elevators.map((elevator) => [
      elevator.id,
      ({ driver: site }) =>
        showsTab(site, 'Elevators', elevators, elevator, [
          { role: 'heading', name: site.read(elevator, 'title'), level: 3 },
          ...noteOf(site, elevator),
          ...site.read(elevator, 'points').map((name) => ({ role: 'listitem', name })),
          drawingsOf(site, elevator),
        ]),
    ]),
  ),
});
