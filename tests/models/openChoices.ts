import { type Choices, fragmentOf, untouched } from './reference/choicesReference';
import type { SiteDriver } from './SiteDriver';

/** The option after another one, and the first after the last. */
export const optionAfter = <Option extends string>(
  options: readonly Option[],
  option: Option,
): Option => options[(options.indexOf(option) + 1) % options.length] ?? option;

/** Opens an address over the page that names these choices, and no others. */
export const openChoices = (site: SiteDriver, choices: Partial<Choices>): Promise<void> =>
  site.page.evaluate(
    (fragment) => void (window.location.hash = fragment),
    fragmentOf({ ...untouched, ...choices }),
  );
