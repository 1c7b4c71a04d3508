import { type Choices, fragmentOf, untouched } from './reference/choicesReference';
import type { SiteDriver } from './SiteDriver';

/** The option before another one; for the first option, the last. */
export const optionBefore = <Option extends string>(
  options: readonly Option[],
  option: Option,
): Option => options.at(options.indexOf(option) - 1) ?? option;

/** Replaces the page's address by one that names only `choices`. */
export const openChoices = (site: SiteDriver, choices: Partial<Choices>): Promise<void> =>
  site.page.evaluate(
    (fragment) => window.location.replace(fragment),
    fragmentOf({ ...untouched, ...choices }),
  );
