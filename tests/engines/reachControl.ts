/** The selectors of the controls of each role. */
export const roles = {
  button: 'button:not([role])',
  link: 'a[href]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
} as const;

/**
 * Scrolls to the first visible control of a selector that has this name, and returns the control's middle in the window. Throws where there
 * is none, or it moves or is covered. This function runs in the page, so it may use nothing that is defined outside it.
 */
export async function reachControl(selector: string, name: string) {
  const control = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    const said = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
    return element.checkVisibility() && said.trim() === name;
  });
  if (!control) throw new Error('It is not there');
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = control.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = control.getBoundingClientRect();
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  if (x !== before.x || y !== before.y || moving.some((element) => element?.contains(control)))
    throw new Error('It moves');
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  const top = document.elementFromPoint(...middle);
  if (!control.contains(top)) throw new Error(`It is covered by ${top?.outerHTML.slice(0, 80)}`);
  return middle;
}
