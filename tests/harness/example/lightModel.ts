import { expect, type ModelDefinition, pathModel } from '../index';
import type { LightDriver } from './LightDriver';
import { lightMachine, times } from './lightMachine';

type Light = ModelDefinition<typeof lightMachine, void, LightDriver>;

/** The event at the end of a light's time. The executor checks that the light is still on one millisecond before it. */
const over = (light: keyof typeof times) => {
  const type = `xstate.after.${light}.light.${light}` as const;
  const event: Light['events'][typeof type] = {
    cases: [{ type }],
    execute: async ({ driver }) => {
      await driver.page.clock.runFor(times[light] - 1);
      await driver.shows(light);
      await driver.page.clock.runFor(1);
    },
  };
  return { [type]: event };
};

const shows =
  (light: string): Light['states'][string] =>
  ({ driver }) =>
    driver.shows(light);

/** The traffic light, as a person who waits to cross sees it. */
export const lightModel = pathModel<typeof lightMachine, void, LightDriver>({
  name: 'light',
  machine: lightMachine,
  limit: 3,
  start: (driver) => driver.visit(),
  events: {
    ask: {
      cases: ['click', 'Enter'].map((by) => ({ type: 'ask' as const, by })),
      execute: ({ driver, event }) =>
        event.by === 'Enter' ? driver.button.press('Enter') : driver.button.click(),
      sneak: async ({ driver }) => {
        await expect(driver.button).toHaveAttribute('aria-disabled', 'true');
        await driver.button.click({ force: true });
      },
    },
    ...over('amber'),
    ...over('red'),
  },
  states: {
    green: async ({ driver }) => {
      await driver.shows('green');
      await expect(driver.button).toHaveAttribute('aria-disabled', 'false');
    },
    amber: shows('amber'),
    red: shows('red'),
  },
});
