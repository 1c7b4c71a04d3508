import type { Plugin } from 'vite';
import { replaceRanges } from './replaceRanges.js';
import { syntaxNodes } from './syntaxNodes.js';

/** The properties of machines that only developers and tests read. */
const stripped = new Set(['description', 'meta', 'specification']);

/** Removes `description` and `meta` from the machines in the site's bundle: only the inspector and the tests need them. */
export function stripDescriptionsPlugin(): Plugin {
  return {
    name: 'suood:strip-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/\w+\.ts$/ },
      handler(code) {
        let end = 0;
        const properties = [...syntaxNodes(code)].filter((node) => {
          const isStripped = node.type === 'Property' && stripped.has(node.key?.name ?? '');
          // Skips a property inside a stripped one, which is removed with it.
          if (!isStripped || node.start < end) return false;
          ({ end } = node);
          return true;
        });
        return replaceRanges(
          code,
          properties.map((property) => {
            const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? [];
            return { start: property.start, end: property.end + comma.length, text: '' };
          }),
        );
      },
    },
  };
}
