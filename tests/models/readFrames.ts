/**
 * Reads off what holds pictures, in the browser, what is to be seen there: the slots of the pictures, loaded; which of
 * its pills is pressed, whether it is expanded, and its room in square CSS pixels. It has to be near the window: pictures
 * load when they come near. It may use nothing from outside itself.
 */
export const readFrames = (frames: readonly Element[]) =>
  frames.map((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    return {
      pictures: [...frame.querySelectorAll('img')]
        .filter((image) =>
          image.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map(({ complete, naturalWidth, currentSrc }) =>
          complete && naturalWidth > 0
            ? currentSrc.replace(/^.*\/images\/(.+)-\d+\.\w+$/, '$1')
            : 'loading',
        ),
      pressed: [...frame.querySelectorAll('[aria-pressed]')].map(
        (pill) => pill.ariaPressed === 'true',
      ),
      isExpanded: frame.querySelector('[aria-expanded]')?.ariaExpanded === 'true',
      room: Math.round(width * height),
    };
  });
