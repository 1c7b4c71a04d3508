import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { macrostep } from '../../src/inspector/model/macrostep';
import { given } from '../paths/given';
import { chooseEvent, randomOf } from '../paths/randomWalk';
import { possibleEvents } from '../paths/site/siteCases';
import {
  pageOf,
  type SiteContext,
  type SiteEvent,
  siteMachine,
  snapshotOf,
} from '../paths/site/siteMachine';
import { wholeSites } from '../paths/site/wholeSite';
import { eventInWords } from '../paths/words';
import { expect, test } from '../test';
import { growth, measure, openSession, type Vitals } from './Vitals';
import { watchFrames } from './watchFrames';

/** `MINUTES` says how long each walk takes (half an hour, or a quarter of a minute among other tests), `SEED` which one it is. */
const { SEED = '1', npm_lifecycle_event: script } = process.env;
const { MINUTES = script === 'test:endurance' ? '30' : '0.25' } = process.env;
const seed = given('SEED', SEED, 'a whole number');
const duration = given('MINUTES', MINUTES, 'a positive number') * 60_000;

/** How many steps lie between two measurements at least. */
const stride = 6;

const isSwitch = (event: SiteEvent) =>
  event.type === 'tell' && ['toggle', 'overruled'].includes(event.event.type);

/** Whether the page is at the place where it is measured, so that what is counted can be compared. */
const isMeasured = (context: SiteContext) =>
  pageOf(context) === '/about' &&
  snapshotOf(context, 'menu').matches('closed') &&
  !snapshotOf(context, 'language').matches('switching');

/** The same choice of events for the same seed; the language changes seldom, since a new document hides what the old one kept. */
function chooser() {
  const random = randomOf(seed);
  return (snapshot: AnyMachineSnapshot) => {
    const possible = possibleEvents(snapshot).filter(
      (event) => !isSwitch(event) || random(12) === 0,
    );
    return chooseEvent(possible as AnyEventObject[], random);
  };
}

// In one layout it begins in Arabic, in the other in English; it goes on in both.
for (const tag of ['@desktop @ar', '@mobile @en']) {
  test(`a walk over the whole site leaves nothing behind and shows no frame of the wrong language ${tag}`, async ({
    page,
    site,
  }, info) => {
    test.setTimeout(duration + 120_000);
    const command = `SEED=${SEED} MINUTES=${MINUTES} npm run test:endurance -- --project ${info.project.name}`;
    await page.addInitScript(watchFrames);
    const session = await openSession(page);
    const choose = chooser();
    const taken: string[] = [];
    const measured: Vitals[] = [];
    const began = Date.now();
    const model = wholeSites.find(
      ({ only }) => only?.layout === site.layout && only.language === site.language,
    );
    if (!model?.from) throw new Error('No model is of this project');
    let snapshot = model.from;
    let since = stride;
    try {
      const world = await model.start(site);
      while (Date.now() - began < duration) {
        const event = choose(snapshot);
        if (!event) throw new Error('The walk cannot go on');
        const previous = snapshot;
        snapshot = macrostep(siteMachine, previous, event).next;
        taken.push(eventInWords(event));
        await model.events[event.type]?.execute({
          site,
          world,
          previous,
          event,
          next: snapshot,
        });
        await model.states['open']?.({ site, world, snapshot, isAgain: false });
        await site.check();
        since += 1;
        if (since < stride || !isMeasured(snapshot.context as SiteContext)) continue;
        since = 0;
        measured.push(await measure(session));
        expect(growth(measured), 'what grew').toEqual([]);
      }
    } catch (error) {
      const last = taken.slice(-12).join(' · ');
      throw new Error(
        `Step ${taken.length}, after ${last}\nRepeat it: ${command}\n${(error as Error).message}`,
        { cause: error },
      );
    } finally {
      const minutes = ((Date.now() - began) / 60_000).toFixed(1);
      const figures = measured.flatMap((each, index) =>
        index === 0 || index === measured.length - 1 ? [JSON.stringify(each)] : [],
      );
      console.log(
        `${info.project.name}, seed ${SEED}: ${minutes} minutes, ${taken.length} steps, ${site.loads} documents, ` +
          `${measured.length} measurements, ${figures.join(' → ')}`,
      );
    }
  });
}
