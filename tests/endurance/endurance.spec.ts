import { eventInWords } from '../../src/devtools/charts/words';
import {
  chooseEvent,
  expectState,
  keyOf,
  type PathModel,
  randomOf,
  readNumber,
  Run,
  type SystemState,
} from '../harness/index';
import type { Browser } from '../models/wholeSite/browserIn';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { expect, test } from '../test';
import { growth, measure, type Vitals, warmUp } from './Vitals';
import { watchFrames } from './watchFrames';

/** `MINUTES` is the duration of each walk (half an hour, or a quarter of a minute when other tests run too); `SEED` chooses the walk. */
const { SEED = '1', npm_lifecycle_event: script } = process.env;
const { MINUTES = script === 'test:endurance' ? '30' : '0.25' } = process.env;
const seed = readNumber('SEED', SEED, 'a whole number');
const duration = readNumber('MINUTES', MINUTES, 'a positive number') * 60_000;

/** The least number of steps between two measurements. */
const stride = 6;

/** The events that load a new document, and so hide a leak of the old one. */
const ends = new Set(['language toggle', 'language overruled', 'browser reload']);

/** Whether the site is in the one state in which memory is measured: only measurements of the same state can be compared. */
const isMeasured = (state: SystemState) =>
  (state.environmentState as Browser).history.at(-1) === '/about' &&
  state.of('menu').matches({ closed: 'released' }) &&
  !state.of('language').hasTag('switching');

/**
 * Returns a function that chooses the next event, the same for the same seed: seldom one that loads a new document, often one that leaves
 * the page.
 */
function chooser(model: PathModel) {
  const random = randomOf(seed);
  return (state: SystemState) => {
    const possible = model
      .possibleAt(state)
      .filter((event) => !ends.has(keyOf(event)) || random(12) === 0);
    const leaving = possible.filter(({ to }) => to === undefined);
    return chooseEvent(leaving.length > 0 && random(4) === 0 ? leaving : possible, random);
  };
}

// On the desktop the walk begins in Arabic, on a phone in English. Both walks use both languages.
for (const tag of ['@desktop @ar', '@mobile @en']) {
  test(`a random walk over the whole site leaks no memory and never paints words of the wrong language ${tag}`, async ({
    page,
    site,
  }, info) => {
    test.setTimeout(duration + 120_000);
    const command = `SEED=${SEED} MINUTES=${MINUTES} npm run test:endurance -- --project ${info.project.name}`;
    await page.addInitScript(watchFrames);
    const session = await page.context().newCDPSession(page);
    const model = wholeSites.find(({ tags }) =>
      [site.layout, site.language].every((part) => tags?.includes(part)),
    );
    if (!model) throw new Error('No model is of this project');
    const choose = chooser(model);
    const walked: string[] = [];
    const measured: Vitals[] = [];
    const began = Date.now();
    const run = new Run(model);
    let state = run.state;
    let since = stride;
    try {
      const world = await model.start(site);
      while (Date.now() - began < duration) {
        const event = choose(state);
        if (!event) throw new Error('The walk cannot go on');
        const from = state;
        run.send(event);
        state = run.state;
        walked.push(eventInWords(event));
        await model.events[keyOf(event)]?.execute({
          driver: site,
          world,
          previous: from.snapshot,
          event,
          next: state.snapshot,
          from,
          to: state,
        });
        await expectState(model, { driver: site, world, state, isAgain: false });
        await site.check();
        since += 1;
        if (since < stride || !isMeasured(state)) continue;
        since = 0;
        measured.push(await measure(session));
        expect(growth(measured), 'what grew').toEqual([]);
      }
      if (duration >= 60_000) expect(measured.length).toBeGreaterThan(warmUp + 1);
    } catch (error) {
      const last = walked.slice(-12).join(' · ');
      throw new Error(
        `Step ${walked.length}, after ${last}\nRepeat it: ${command}\n${(error as Error).message}`,
        { cause: error },
      );
    } finally {
      const minutes = ((Date.now() - began) / 60_000).toFixed(1);
      const figures = measured.flatMap((each, index) =>
        index === 0 || index === measured.length - 1 ? [JSON.stringify(each)] : [],
      );
      console.log(
        `${info.project.name}, seed ${SEED}: ${minutes} minutes, ${walked.length} steps, ${site.loads} documents, ` +
          `${measured.length} measurements, ${figures.join(' → ')}`,
      );
    }
  });
}
