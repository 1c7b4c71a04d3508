import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { finishAnimations, inOwnWorld } from './inOwnWorld';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/** A violation that the engine reports by mistake: its rule, and a selector of the elements. */
interface Mistake {
  readonly rule: string;
  readonly place: string;
}

const mistaken: readonly Mistake[] = [
  // The title of a tile appears on hover (specification, section 2), so it must appear on focus too (2.1.1, 1.4.13). A press does nothing,
  // so the role of a button would be wrong.
  { rule: 'element_tabbable_role_valid', place: 'figure[tabindex="0"][id$=Tile]' },
  // HTML allows no `autocomplete` for phone numbers in a numeric field (specification, section 5), but browsers fill the field in (1.3.5).
  { rule: 'input_autocomplete_valid', place: 'input[type=number][name=phoneNumber]' },
  // The product's name has a contrast of at least 8.7:1 with the shaded picture behind it, which the engine does not see.
  { rule: 'text_contrast_sufficient', place: 'header > a > span > span' },
];

/**
 * Runs IBM's engine on the page in its present state, and returns the violations that it is sure of: the rule, its message, and the
 * element's HTML. Leaves out the results that a person must check (`POTENTIAL`, `MANUAL`), and recommendations.
 */
export const runEqualAccess = (page: Page): Promise<readonly string[]> =>
  inOwnWorld(page, 'equal access', async (evaluate) => {
    if (!(await evaluate('"ace" in self'))) await evaluate(`${source}; self.ace = ace; undefined`);
    const found = await evaluate(
      `(${finishAnimations})()
        .then(() => new ace.Checker().check(document, 'IBM_Accessibility'))
        .then(({ results }) => (${violationsIn})(results, ${JSON.stringify(mistaken)}))`,
    );
    return found as readonly string[];
  });

/** A result of the engine: only the fields that are used here. */
interface Result {
  readonly ruleId: string;
  readonly value: readonly string[];
  readonly message: string;
  readonly snippet: string;
  readonly node: Node;
}

/** The violations among the engine's results. Runs in the page, so it may use nothing defined outside. */
function violationsIn(results: readonly Result[], excused: readonly Mistake[]): readonly string[] {
  const isExcused = ({ ruleId, node }: Result) => {
    const element = node instanceof Element ? node : node.parentElement;
    return excused.some(({ rule, place }) => rule === ruleId && element?.matches(place));
  };
  return results
    .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    .filter((result) => !isExcused(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`);
}
