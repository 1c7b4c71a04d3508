/** How the controls of each role are found. */
export const roles = {
  button: 'button:not([role])',
  link: 'a[href]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
} as const;

/**
 * Runs in the page: scrolls to the first control of a selector that has this name and is seen, and returns its middle in the
 * window. Throws where it is not there, moves or is covered. It may use nothing from outside itself.
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
