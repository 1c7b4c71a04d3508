import type { Locator } from '@playwright/test';
import { expect } from '../expect';

/** Expects that an image shows the picture of a slot, loaded. It has to be near the window: pictures load when they come near. */
export async function showsPicture(image: Locator, name: string): Promise<void> {
  await expect
    .poll(() =>
      image.evaluate(({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
        complete && naturalWidth > 0 ? currentSrc : '',
      ),
    )
    .toMatch(new RegExp(`/${name}-\\d+\\.\\w+$`));
}
