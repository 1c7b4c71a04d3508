import { moving } from './pageFrame';
import { clientTileMachines } from '../../machines/clientTileMachine';
import { type ClientType, clients } from './content';
import { clientTile as reference } from './reference/frameReferences';
import { expect } from '../harness/index';
import type { SiteDriver } from './SiteDriver';
import { siteModel } from './siteModel';

interface World {
  /** How the dismissed title had been shown: by the `pointer` or by the `focus`. */
  by: string | undefined;
}

const tileOf = (site: SiteDriver, client: ClientType) =>
  site.page
    .getByRole('region', { name: site.say('Our_Clients') })
    .getByRole('figure', { name: site.read(client, 'title'), exact: true });

const titleOf = (site: SiteDriver, client: ClientType) =>
  tileOf(site, client).getByText(site.read(client, 'title'), { exact: true });

/** Moves the pointer and the focus away from every tile. */
async function leave(site: SiteDriver): Promise<void> {
  await site.page.mouse.move(0, 0);
  await site.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const visit = async (site: SiteDriver, client: ClientType): Promise<World> => {
  await site.visit('/');
  await tileOf(site, client).scrollIntoViewIfNeeded();
  return { by: undefined };
};

const tileModel = (client: ClientType) =>
  siteModel({
    name: `client ${client.id}`,
    changes: [...moving, 'focus'],
    machine: clientTileMachines[client.id],
    reference,
    limit: 2,
    tags: ['desktop'],
    start: (site) => visit(site, client),
    events: {
      dismiss: {
        cases: ['pointer', 'focus'].map((by) => ({ type: 'dismiss' as const, by })),
        execute: async ({ driver: site, world, event: { by } }) => {
          world.by = by;
          await (by === 'focus' ? tileOf(site, client).focus() : tileOf(site, client).hover());
          await expect(titleOf(site, client)).toBeVisible();
          // No other key dismisses it.
          await site.page.keyboard.press('Shift');
          await expect(titleOf(site, client)).toBeVisible();
          await site.page.keyboard.press('Escape');
        },
        sneak: async ({ driver: site }) => {
          await expect(titleOf(site, client)).toBeHidden();
          await site.page.keyboard.press('Escape');
        },
      },
      left: {
        execute: ({ driver: site }) => leave(site),
        sneak: async ({ driver: site }) => {
          await tileOf(site, client).hover();
          await leave(site);
          await expect(titleOf(site, client)).toBeHidden();
        },
      },
    },
    states: {
      offered: async ({ driver: site }) => {
        await expect(titleOf(site, client)).toBeHidden();
        await tileOf(site, client).hover();
        await expect(titleOf(site, client)).toBeVisible();
        await leave(site);
        await expect(titleOf(site, client)).toBeHidden();
      },
      dismissed: async ({ driver: site, world }) => {
        const under = world.by === 'focus' ? ':focus' : ':hover';
        expect(await tileOf(site, client).evaluate((tile, by) => tile.matches(by), under)).toBe(
          true,
        );
        await expect(titleOf(site, client)).toBeHidden();
      },
    },
  });

/** The models of the tiles of the client types. There are none for a phone, which has no pointer: its tiles always show their titles. */
export const clientTileModels = clients.map(tileModel);
