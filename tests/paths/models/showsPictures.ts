import type { Locator } from '@playwright/test';
import { expectSoon } from '../expect';

/**
 * Expects that of the images inside each of `frames` exactly one is to be seen, and that it shows the picture of a slot,
 * loaded; `names` are in the order of the frames. They have to be near the window: pictures load when they come near.
 */
export async function showsPictures(frames: Locator, names: readonly string[]): Promise<void> {
  await expectSoon(() =>
    frames.evaluateAll((elements) =>
      elements.map((element) =>
        [...element.querySelectorAll('img')]
          .filter((image) =>
            image.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map(({ complete, naturalWidth, currentSrc }) =>
            complete && naturalWidth > 0
              ? currentSrc.replace(/^.*\/images\/(.+)-\d+\.\w+$/, '$1')
              : 'loading',
          ),
      ),
    ),
  ).toEqual(names.map((name) => [name]));
}
