import { type ActorEvents, watcher } from '../../machines/actors';
import type { Choices } from '../../machines/choiceOptions';
import type { choicesMachine } from '../../machines/choicesMachine';
import { choicesIn } from '../routing/choicesIn';
import { fragmentOf } from '../routing/fragmentOf';
import { onEvents } from './onEvents';

/** The fragment of the address, without `#`. */
const fragment = () => window.location.hash.slice(1);

/** The effects of the choices machine: they read the choices from the address's fragment and write them into it. */
export const choicesEffects = {
  actors: {
    watchAddress: watcher<ActorEvents['choices']>(({ sendBack }) => {
      let path: string | undefined;
      const report = () => {
        const choices = choicesIn(fragment());
        const isElsewhere = window.location.pathname !== path;
        path = window.location.pathname;
        if (choices) sendBack({ type: 'opened', choices });
        // Sends nothing for another fragment on the same page: the visitor followed a link within the page, and the browser scrolls.
        else if (isElsewhere || !fragment()) sendBack({ type: 'arrived' });
      };
      report();
      return onEvents(window, { popstate: report, pushState: report, replaceState: report });
    }),
  },
  actions: {
    writeAddress: (_: unknown, choices: Choices) => {
      const written = fragmentOf(choices);
      // Changes nothing if the fragment already names these choices, or if there are no choices to write and none to remove.
      if (written === fragment() || !(written || choicesIn(fragment()))) return;
      const { pathname, search } = window.location;
      const address = pathname + search + (written && `#${written}`);
      try {
        // Calls the browser's own function: wouter has replaced `history.replaceState` by one that reports a navigation.
        History.prototype.replaceState.call(window.history, window.history.state, '', address);
      } catch {
        // Safari throws after 100 calls in 30 s, for example while an arrow key is held. The next choice writes the address again.
      }
    },
  },
} satisfies Parameters<typeof choicesMachine.provide>[0];
