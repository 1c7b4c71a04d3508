import type { Locator } from '@playwright/test';
import { expectSoon } from '../expect';

/**
 * Expects that of the images inside `frame` exactly one is to be seen, and that it shows the picture of a slot, loaded.
 * It has to be near the window: pictures load when they come near.
 */
export async function showsPicture(frame: Locator, name: string): Promise<void> {
  await expectSoon(() =>
    frame.evaluate((element) => {
      // Nobody has to wait for a transition to end.
      for (const animation of element.getAnimations({ subtree: true })) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      return [...element.querySelectorAll('img')]
        .filter((image) =>
          image.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map(({ complete, naturalWidth, currentSrc }) =>
          complete && naturalWidth > 0
            ? currentSrc.replace(/^.*\/images\/(.+)-\d+\.\w+$/, '$1')
            : 'loading',
        );
    }),
  ).toEqual([name]);
}
