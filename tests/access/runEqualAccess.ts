import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { finishAnimations, inOwnWorld } from './inOwnWorld';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/** A remark that is known: the engine's rule, and a selector of the elements that it is made on. */
interface Known {
  readonly rule: string;
  readonly place: string;
}

/** What IBM's engine remarks on a page. */
interface Remarks {
  /** Those that nothing explains: the rule, how sure the engine is, its message, and the element's HTML. */
  readonly unexplained: readonly string[];
  /** Those that were known before: which rules, and where. */
  readonly explained: readonly Known[];
}

/**
 * Runs IBM's engine on the page as it is. Whatever it does not pass is a remark, also what it asks a person to look at
 * (`POTENTIAL`, `MANUAL`).
 */
export const runEqualAccess = (page: Page, known: readonly Known[]): Promise<Remarks> =>
  inOwnWorld(page, 'equal access', async (evaluate) => {
    if (!(await evaluate('"ace" in self'))) await evaluate(`${source}; self.ace = ace; undefined`);
    const found = await evaluate(
      `(${finishAnimations})()
        .then(() => new ace.Checker().check(document, 'IBM_Accessibility'))
        .then(({ results }) => (${sort})(results.filter(({ value }) => value[1] !== 'PASS'), ${JSON.stringify(known)}))`,
    );
    return found as Remarks;
  });

/** A result of the engine, as far as it is read here. */
interface Result {
  readonly ruleId: string;
  readonly value: readonly string[];
  readonly message: string;
  readonly snippet: string;
  readonly node: Node;
}

/** Sorts what the engine found by whether it is known; runs in the browser, and may use nothing from outside itself. */
function sort(results: readonly Result[], known: readonly Known[]): Remarks {
  const unexplained: string[] = [];
  const explained = new Set<Known>();
  for (const { ruleId, value, message, snippet, node } of results) {
    const element = node instanceof Element ? node : node.parentElement;
    const remark = known.find(({ rule, place }) => rule === ruleId && element?.matches(place));
    if (remark) explained.add(remark);
    else unexplained.push(`${ruleId}, ${value.join(' ')}: ${message} ${snippet.slice(0, 200)}`);
  }
  return { unexplained, explained: [...explained] };
}
