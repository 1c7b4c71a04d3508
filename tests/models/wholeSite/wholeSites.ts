import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Language } from '../../../machines/languageMachine';
import { siteMachine } from '../../../machines/siteMachine';
import { type EventModel, expect, type PathModel, unexploredModel } from '../../harness/index';
import { type LostCookies, loseCookies } from '../languageEndings';
import type { Layout, SiteDriver } from '../SiteDriver';
import { type Browser, browserIn } from './browserIn';
import { openSite, type SiteWorld } from './openSite';
import { casesOf, partEvents, partsIn, type Project } from './partsIn';
import { showsSite } from './showsSite';
import { followLanguage, navigate, paint, reloadPage, takePart, wait, ways } from './steps';

type SiteEvent = EventModel<AnyMachineSnapshot, SiteWorld, AnyEventObject, SiteDriver>;

/** The events of the site's own machine, and those of the browser. */
const eventsOfBrowser = ({ layout }: Project): Readonly<Record<string, SiteEvent>> => ({
  navigated: { cases: (_, state) => ways(layout, state), execute: navigate },
  traversed: {
    cases: (_, { environmentState }) => {
      const path = (environmentState as Browser).history.at(-2);
      return path === undefined ? [] : [{ type: 'traversed', path }];
    },
    execute: async ({ driver, world }) => {
      world.history.pop();
      delete world.focus;
      await driver.page.goBack();
    },
  },
  'browser paint': { execute: paint },
  'browser wait': { execute: wait },
  'browser reload': { execute: reloadPage },
  'browser cookies': {
    cases: ['dropped', 'refused'].map((by) => ({ type: 'cookies', by })),
    execute: ({ driver, event }) => loseCookies(driver, event['by'] as LostCookies),
  },
});

/** The events of the parts (machines of which each has a model of its own), executed as in those models. */
const eventsOfParts = (project: Project): Readonly<Record<string, SiteEvent>> =>
  Object.fromEntries(
    [...partEvents(project)].map(([key, model]) => {
      const [actor = '', type = ''] = key.split(' ');
      const event: SiteEvent = {
        cases: (_, state) => casesOf(model, type, state),
        execute: (step) => takePart(model, actor, step),
      };
      return [key, event];
    }),
  );

/** The same event; its executor also notes the page's language afterwards, since the event may have changed it. */
const followed = ({ execute, ...event }: SiteEvent): SiteEvent => ({
  ...event,
  execute: async (step) => {
    await execute(step);
    await followLanguage(step);
  },
});

function from(language: Language, layout: Layout): PathModel {
  const project = { language, layout };
  const events = { ...eventsOfBrowser(project), ...eventsOfParts(project) };
  return unexploredModel<typeof siteMachine, SiteWorld, SiteDriver>({
    name: `whole site on ${layout} from ${language === 'ar' ? 'Arabic' : 'English'}`,
    machine: siteMachine,
    within: { root: siteMachine, input: { path: '/', language }, name: 'site' },
    environment: browserIn(language),
    tags: [layout, language],
    start: openSite,
    events: Object.fromEntries(
      Object.entries(events).map(([key, event]) => [key, followed(event)]),
    ),
    states: {
      page: async ({ driver, world, snapshot, state }) => {
        const path = (state.environmentState as Browser).history.at(-1);
        expect(snapshot.context).toEqual({ path, language: world.servedIn });
        await showsSite({ driver, world, state, parts: partsIn(project) });
      },
    },
  });
}

/** The whole site in each project. It has too many states to explore, so random walks test it. */
export const wholeSites = (['ar', 'en'] as const).flatMap((language) => [
  from(language, 'desktop'),
  from(language, 'mobile'),
]);
