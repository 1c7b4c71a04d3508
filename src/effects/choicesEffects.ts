import { type ActorEvents, watcher } from '../../machines/actors';
import type { Choices } from '../../machines/choiceOptions';
import type { choicesMachine } from '../../machines/choicesMachine';
import { choicesIn } from '../routing/choicesIn';
import { fragmentOf } from '../routing/fragmentOf';
import { onEvents } from './onEvents';

/** The fragment of the address, without `#`. */
const fragment = () => window.location.hash.slice(1);

/** The effects of the choices: they stand in the fragment of the address. */
export const choicesEffects = {
  actors: {
    watchAddress: watcher<ActorEvents['choices']>(({ sendBack }) => {
      let path: string | undefined;
      const report = () => {
        const choices = choicesIn(fragment());
        const isElsewhere = window.location.pathname !== path;
        path = window.location.pathname;
        if (choices) sendBack({ type: 'opened', choices });
        // Within a page, any other fragment is that of a link to a place on it, to which the browser is about to scroll.
        else if (isElsewhere || !fragment()) sendBack({ type: 'arrived' });
      };
      report();
      return onEvents(window, { popstate: report, pushState: report });
    }),
  },
  actions: {
    writeAddress: (_: unknown, choices: Choices) => {
      const written = fragmentOf(choices);
      // A fragment that names no choices goes only where there are some to write.
      if (written === fragment() || !(written || choicesIn(fragment()))) return;
      const { pathname, search } = window.location;
      const address = pathname + search + (written && `#${written}`);
      try {
        // wouter replaces the function on `history` itself by one that reports a navigation.
        History.prototype.replaceState.call(window.history, window.history.state, '', address);
      } catch {
        // Safari throws at more than 100 in 30 s, as while an arrow key is held down; the next choice is written again.
      }
    },
  },
} satisfies Parameters<typeof choicesMachine.provide>[0];
