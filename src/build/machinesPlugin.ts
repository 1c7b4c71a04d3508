import type { Plugin } from 'vite';
import { edited, nodesOf } from './syntax.js';

/** What a machine says about itself to developers and testers. */
const told = new Set(['description', 'meta', 'specification']);

/** For the site's bundle: leaves out what machines say about themselves. The inspector brings its own copy of the machines. */
export function silenceMachines(): Plugin {
  return {
    name: 'suood:silence-machines',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/\w+\.ts$/ },
      handler(code) {
        let end = 0;
        const properties = [...nodesOf(code)].filter((node) => {
          const isTold = node.type === 'Property' && told.has(node.key?.name ?? '');
          // What stands within another goes with it.
          if (!isTold || node.start < end) return false;
          ({ end } = node);
          return true;
        });
        return edited(
          code,
          properties.map((place) => {
            const [comma = ''] = /^\s*,/.exec(code.slice(place.end)) ?? [];
            return { start: place.start, end: place.end + comma.length, text: '' };
          }),
        );
      },
    },
  };
}
